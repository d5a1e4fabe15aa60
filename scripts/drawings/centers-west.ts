import { doorBench, lamp } from "./building.ts";
import type { Center } from "./centers.ts";
import { box, disc, each, limb, path, rects, stroke, times } from "./ink.ts";
import { birch, blocks, cloud, hills, pine, sail, sea, tree, van, windows } from "./outdoors.ts";

const GROUND = 452;

/** Our centers in Moscow and Saint Petersburg. */
export const centersWest: Record<string, Center> = {
  "moscow-yasnaya": {
    record: "moscow-yasnaya",
    house: "Центр на Ясной набережной: двухэтажный дом у реки, дверь под синим козырьком",
    door: "Дверь с синим козырьком на Ясной набережной",
    hall: "Часть зала на Ясной набережной: кресла между ширмами, за окном река и дома на том берегу",
    far: () =>
      cloud(600, 140, 0.8) +
      blocks(
        372,
        [
          [10, 90, 120],
          [110, 60, 180],
          [190, 120, 90],
          [330, 70, 150],
          [420, 110, 100],
          [560, 80, 170],
          [660, 100, 110],
        ],
        "mist",
        0.75,
      ) +
      box(0, 370, 760, 190, 0, "mist") +
      rects(
        [
          [80, 390, 110, 6],
          [300, 404, 150, 6],
          [540, 394, 120, 6],
          [200, 426, 90, 6],
        ],
        "white",
        { opacity: 0.7 },
      ),
    building: { width: 480, floors: 2, rise: 112, windows: "band", roof: "flat", door: "blue canopy", doorAt: 150 },
    at: [370, 440],
    ground: "water",
    front: () => tree(82, 444, 0.95) + tree(680, 444, 0.9, "teal"),
    seats: { divider: "screen" },
    horizon: 40,
  },
  "moscow-lipovaya": {
    record: "moscow-lipovaya",
    house: "Центр на Липовой улице: первый этаж кирпичного корпуса под старыми липами",
    door: "Пандус с жёлтыми поручнями у корпуса 2 на Липовой улице",
    hall: "Часть зала на Липовой улице: за окном старые липы, одно место за стеклянной перегородкой",
    far: () => hills(400, "mist", 24),
    near: () =>
      tree(90, GROUND, 1.5, "teal") + tree(300, GROUND, 1.2) + tree(640, GROUND, 1.6) + tree(470, GROUND, 1, "teal"),
    building: {
      width: 360,
      floors: 3,
      rise: 84,
      walls: "clay",
      windows: "pairs",
      roof: "parapet",
      door: "porch",
      rail: "lemon",
    },
    front: () => tree(112, GROUND + 12, 1.4, "teal") + tree(636, GROUND + 12, 1.5),
    seats: { glass: true },
  },
  "moscow-severny": {
    record: "moscow-severny",
    house: "Центр «Северный»: отдельный белый дом в два этажа среди новых домов",
    door: "Двери центра «Северный» открываются сами",
    hall: "Часть зала центра «Северный»: раздвижная стена между креслами, за окном парк и новые дома",
    far: () =>
      blocks(
        430,
        [
          [30, 90, 260],
          [640, 100, 280],
          [540, 80, 200],
          [140, 70, 170],
        ],
        "mist",
        0.8,
      ) +
      windows(50, 190, 2, 5, 34, "white", 14) +
      windows(664, 170, 2, 6, 34, "white", 14),
    near: () => tree(260, GROUND, 1.1) + tree(400, GROUND, 1.3, "teal") + tree(500, GROUND, 0.9),
    building: { width: 540, floors: 2, rise: 120, windows: "band", roof: "flat", door: "glass" },
    front: () => birch(62, GROUND + 6, 0.9) + birch(698, GROUND + 6, 1) + van(600, 516, 0.42),
    seats: { divider: "wall" },
  },
  "moscow-zvonky": {
    record: "moscow-zvonky",
    house: "Центр в Звонком переулке: старый дом с мозаикой на стене и аркой слева",
    door: "Вход под аркой в Звонком переулке, кнопка вызова светится",
    hall: "Часть зала в Звонком переулке: кресло, кровать у стены и подъёмник под потолком",
    far: () =>
      box(0, 130, 210, 350, 0, "stucco") +
      box(520, 100, 250, 380, 0, "plaster") +
      windows(30, 200, 3, 3, 56, "pool", 26, "lamp") +
      windows(550, 190, 3, 3, 62, "pool", 26, "lamp"),
    near: () => tree(360, GROUND, 1.3) + lamp(470, GROUND),
    building: {
      width: 380,
      floors: 3,
      rise: 88,
      walls: "peach",
      windows: "arched",
      roof: "cornice",
      door: "arch",
      doorAt: -96,
      trim: "pool",
    },
    at: [400, GROUND],
    // The mosaic has a bay without windows.
    front: () => box(522, 140, 62, 160, 0, "peach") + mosaic(526, 170) + lamp(130, GROUND, 170),
    beside: () => box(-86, -80, 18, 28, 6, "steel") + disc(-77, -66, 6, "lemon"),
    seats: { last: "bed" },
    hallHas: () =>
      rects([[0, 10, 760, 8]], "steel") +
      box(196, 8, 44, 20, 6, "navy") +
      stroke("M218,28V70", "steel", 4) +
      limb(
        [
          [190, 74],
          [246, 74],
        ],
        "navy",
        8,
      ) +
      stroke("M190,76L180,116M246,76L256,116", "steel", 4) +
      path("M172,108C186,140 250,140 264,108C270,150 246,166 218,166C190,166 166,150 172,108Z", "pool"),
  },
  "spb-tikhy": {
    record: "saint-petersburg-tikhy",
    house: "Центр в Тихом переулке: калитка во двор, старый дом со стеклянной дверью",
    door: "Калитка во двор и стеклянная дверь в Тихом переулке",
    hall: "Часть зала в Тихом переулке: тканевые панели, за окном двор старого города",
    far: () =>
      box(0, 120, 230, 360, 0, "stucco") +
      box(560, 90, 210, 390, 0, "blush") +
      box(230, 180, 330, 300, 0, "plaster") +
      windows(30, 190, 3, 3, 60, "pool", 26, "lamp") +
      windows(590, 170, 3, 3, 56, "pool", 26, "lamp") +
      windows(270, 220, 5, 2, 58, "pool", 26, "lamp"),
    near: () => tree(420, GROUND + 6, 0.8, "teal"),
    building: {
      width: 400,
      floors: 3,
      rise: 92,
      walls: "plaster",
      windows: "arched",
      roof: "cornice",
      door: "glass",
      doorAt: -84,
      plate: true,
    },
    front: () => gate(60) + gate(560) + tree(650, GROUND + 14, 0.9, "teal"),
    beside: () => gate(120),
    hallHas: () => each([46, 222, 398, 574], (x) => box(x, 0, 140, 20, 6, "peach")),
  },
  "spb-ozernaya": {
    record: "saint-petersburg-ozernaya",
    house: "Центр на Озёрной улице: пристройка поликлиники под зелёным навесом, берёзы и озеро",
    door: "Зелёный навес и скамья с подлокотниками на Озёрной улице",
    hall: "Часть зала на Озёрной улице: аквариум, за окном озеро и берёзы",
    far: () => hills(330, "mist", 20) + sea(330) + sail(420, 372, 0.5),
    near: () => birch(80, 492, 1) + birch(660, 496, 1.1) + pine(560, 490, 0.8, "teal"),
    building: { width: 380, floors: 1, roof: "parapet", door: "green canopy", walls: "white" },
    at: [360, 444],
    front: () =>
      box(520, 190, 170, 254, 6, "stucco") +
      windows(540, 212, 3, 4, 48, "pool", 26, "lamp") +
      birch(96, 452, 1) +
      birch(150, 450, 0.8) +
      doorBench(236, 446) +
      pine(686, 456, 0.86),
    beside: () => doorBench(-138, 4),
    seats: { last: "aquarium" },
    horizon: 30,
  },
  "spb-parusny": {
    record: "saint-petersburg-parusny",
    house: "Центр на Парусном проспекте: первый этаж нового высокого дома",
    door: "Двойные двери с тамбуром на Парусном проспекте",
    hall: "Часть зала на Парусном проспекте: кресло и стол медсестры, за окном проспект и паруса",
    far: () =>
      cloud(104, 170, 0.7) +
      box(0, 372, 760, 90, 0, "mist") +
      sail(150, 408, 0.7) +
      sail(606, 412, 0.5) +
      sail(360, 396, 0.4),
    near: () => birch(690, 508, 1),
    building: {
      width: 340,
      floors: 9,
      rise: 32,
      windows: "balconies",
      roof: "parapet",
      door: "vestibule",
      trim: "pool",
    },
    front: () => birch(74, GROUND + 6, 0.8) + birch(690, GROUND + 6, 0.9),
    seats: { last: "desk" },
    horizon: 44,
  },
};

function mosaic(x: number, y: number): string {
  const colours = ["warm", "pool", "peach", "teal", "clay", "mist"] as const;
  return times(24, (i) => box(x + (i % 4) * 14, y + Math.floor(i / 4) * 14, 12, 12, 2, colours[(i * 5) % 6] ?? "warm"));
}

/** A low fence with a wicket that stands open. */
function gate(x: number): string {
  return (
    stroke(
      `M${x},${GROUND - 54}h110M${x},${GROUND - 10}h110${times(6, (i) => `M${x + 5 + i * 20},${GROUND - 66}v70`)}`,
      "navy",
      5,
    ) +
    limb(
      [
        [x + 118, GROUND + 6],
        [x + 118, GROUND - 76],
      ],
      "navy",
      8,
    )
  );
}
