import type { Center } from "./centers.ts";
import { at, box, disc, each, path, rects, ring, stroke, times } from "./ink.ts";
import { birch, bird, blocks, cloud, cypress, hills, peaks, pine, sea, sun, tree } from "./outdoors.ts";
import { seated } from "./people.ts";
import { wheelchair } from "./wheelchair.ts";

const GROUND = 452;

/** Our centers in Tatarstan, in Crimea and in Tyumen. */
export const centersSouthEast: Record<string, Center> = {
  "kazan-rodnikovaya": {
    record: "kazan-rodnikovaya",
    house: "Центр на Родниковой улице: первый этаж нового дома у парка",
    door: "Стеклянные двери под козырьком со стороны парка на Родниковой улице",
    hall: "Часть зала на Родниковой улице: кресла вдоль окон, за окном парк и дальняя белая башня",
    far: () =>
      hills(400, "mist", 40) +
      box(600, 220, 22, 240, 4, "white") +
      path("M596,222L611,168L626,222Z", "pool") +
      rects([[640, 320, 96, 140]], "white") +
      path("M650,320C650,268 726,268 726,320Z", "pool"),
    near: () =>
      tree(110, GROUND, 1.4) + tree(280, GROUND, 1.1, "teal") + tree(440, GROUND, 1.3) + tree(700, GROUND, 0.8, "teal"),
    building: {
      width: 420,
      floors: 5,
      rise: 47,
      windows: "panels",
      walls: "plaster",
      roof: "flat",
      door: "glass",
      trim: "teal",
    },
    at: [350, GROUND],
    front: () => tree(72, GROUND + 8, 0.94),
    seats: { divider: "screen" },
    horizon: -36,
  },
  chelny: {
    record: "naberezhnye-chelny",
    house: "Центр на Яблоневом бульваре: угловая дверь с часами, яблони в цвету",
    door: "Угловая дверь дома 3 на Яблоневом бульваре, над ней часы",
    hall: "Часть зала на Яблоневом бульваре: кресла у окон, за окном яблони в цвету",
    far: () =>
      blocks(
        480,
        [
          [60, 120, 250],
          [560, 150, 230],
        ],
        "mist",
        0.6,
      ),
    near: () => apple(120, 1.2) + apple(330, 1) + apple(520, 1.3) + apple(690, 0.9),
    building: {
      width: 420,
      floors: 4,
      rise: 62,
      windows: "balconies",
      walls: "white",
      roof: "parapet",
      door: "corner clock",
      doorAt: 140,
      trim: "teal",
    },
    at: [360, GROUND],
    front: () => apple(98, 1.15) + apple(654, 1.2),
  },
  almetyevsk: {
    record: "almetyevsk",
    house: "Небольшой одноэтажный центр в Альметьевске на краю поля",
    door: "Крыльцо с широким пандусом, дом 29 в Альметьевске",
    hall: "Часть зала в Альметьевске: кресла у окон, за окном поле и берёзы",
    far: () => sun(200, 220, 44) + hills(370, "mist", 40) + hills(414, "butter", 18),
    near: () => birch(90, GROUND, 1) + birch(150, GROUND, 0.8) + birch(650, GROUND, 1.1),
    building: { width: 320, floors: 1, roof: "gable", door: "porch", trim: "pool", rail: "steel" },
    at: [400, GROUND],
    front: () => birch(130, GROUND + 8, 1) + birch(190, GROUND + 8, 0.8) + tree(660, GROUND + 8, 1.1),
  },
  simferopol: {
    record: "simferopol",
    house: "Центр на Миндальной улице: два этажа под черепицей, плоская гора вдали",
    door: "Вход с Миндальной улицы без ступеней, к двери едет женщина в кресле-коляске",
    hall: "Часть зала на Миндальной улице: шторы от солнца, за окном плоская гора и миндаль",
    far: () =>
      path("M0,420L110,250Q130,236 160,238L440,226Q470,226 490,250L640,420Z", "mist") + hills(420, "pool", 20, 0.5),
    near: () => almond(110, 1) + almond(560, 1.1) + almond(690, 0.9),
    building: { width: 430, floors: 2, rise: 100, windows: "arched", roof: "hip", door: "porch", walls: "blush" },
    at: [380, GROUND],
    front: () => almond(92, 1.1) + almond(666, 1.1),
    beside: () =>
      wheelchair(
        -20,
        16,
        seated(0, 0, {
          facing: "right",
          top: "lemon",
          legs: "navy",
          shoes: "rust",
          hair: "bun",
          hairColour: "silver",
          nearArm: [
            [6, -40],
            [-64, -40],
          ],
        }),
        0.2,
        "warm",
      ),
    hallHas: () =>
      rects(
        [...Array(7).keys()].map((i) => [30, 40 + i * 9, 700, 4]),
        "peach",
      ),
  },
  sevastopol: {
    record: "sevastopol",
    house: "Центр на Маячной улице: три этажа, вход с торца, за домом бухта и маяк",
    door: "Вход с торца дома 9 на Маячной улице, якорь на клумбе",
    hall: "Часть зала на третьем этаже на Маячной улице: за окном бухта и маяк",
    far: () =>
      sea(290) +
      path("M40,420C110,350 200,350 280,420Z", "clay") +
      box(140, 214, 40, 160, 8, "white") +
      rects(
        [
          [140, 256, 40, 26],
          [140, 318, 40, 26],
        ],
        "warm",
      ) +
      box(146, 190, 28, 28, 4, "butter") +
      path("M136,192Q160,162 184,192Z", "teal") +
      bird(330, 220) +
      bird(390, 244, 0.7),
    building: {
      width: 340,
      floors: 3,
      rise: 88,
      windows: "arched",
      roof: "parapet",
      door: "vestibule",
      walls: "white",
    },
    at: [470, GROUND],
    front: () => cypress(710, GROUND + 8, 0.9) + cypress(250, GROUND + 8, 0.7, "pool") + at(210, GROUND + 46, anchor()),
    beside: () => at(-124, 8, anchor(), { scale: 0.8 }),
    horizon: -44,
  },
  yalta: {
    record: "yalta",
    house: "Центр в Кипарисовом переулке: один этаж, терраса под виноградом, кипарисы",
    door: "Терраса под виноградом в Кипарисовом переулке, дверь справа",
    hall: "Часть зала в Кипарисовом переулке: за окном горы и кипарисы, одно место в боксе",
    far: () =>
      peaks(
        420,
        [
          [200, 190],
          [470, 240],
          [660, 170],
        ],
        "mist",
      ) + hills(420, "pool", 30, 0.6),
    near: () => cypress(110, GROUND, 0.9) + cypress(330, GROUND, 0.7, "pool") + cypress(600, GROUND, 0.9),
    building: { width: 400, floors: 1, roof: "hip", door: "terrace", walls: "plaster", doorAt: 96 },
    at: [380, GROUND],
    front: () => cypress(96, GROUND + 8, 1.2) + cypress(148, GROUND + 8, 0.9, "pool") + cypress(664, GROUND + 8, 1.3),
    seats: { glass: true },
  },
  evpatoriya: {
    record: "evpatoriya",
    house: "Центр в Евпатории: белый дом с колоннами у парка, за ним море",
    door: "Вход между второй и третьей колонной в Евпатории",
    hall: "Часть зала в Евпатории: высокий потолок, за окном парк и море",
    far: () => sea(330) + at(430, 346, path("M-30,0H34L24,16H-20Z", "white") + path("M0,-4V-70L30,-4Z", "peach")),
    near: () =>
      tree(90, GROUND, 0.9) +
      tree(280, GROUND, 1.1, "teal") +
      tree(620, GROUND, 1) +
      // A bush of the park, so that no glint of the sea is at the mouth of who lies before it.
      disc(116, 446, 36, "leaf") +
      disc(160, 456, 30, "pool"),
    building: {
      width: 420,
      floors: 2,
      rise: 106,
      windows: "arched",
      roof: "cornice",
      door: "columns",
      walls: "white",
      trim: "pool",
      plate: true,
    },
    at: [380, 446],
    front: () => tree(96, 460, 1.1) + tree(668, 462, 1, "teal"),
  },
  kerch: {
    record: "kerch",
    house: "Центр в Керчи: одноэтажный дом с голубой дверью, за ним пролив и мост",
    door: "Голубая дверь дома 31 в Керчи, звонок слева на высоте сиденья",
    hall: "Часть зала в Керчи: за окном пролив и мост",
    far: () =>
      cloud(180, 200, 0.8) +
      sea(340) +
      stroke("M0,340C240,322 360,324 470,312Q560,196 650,312C700,316 740,318 760,320", "white", 9) +
      stroke(`M470,312H650${times(12, (i) => `M${30 + i * 62},${Math.max(318, 342 - i * 4)}V380`)}`, "white", 7) +
      bird(330, 220),
    building: { width: 340, floors: 1, roof: "hip", door: "blue door", walls: "blush", trim: "pool" },
    at: [380, 446],
    front: () => tree(110, 456, 1) + tree(664, 460, 1.1, "teal"),
    horizon: -16,
  },
  tyumen: {
    record: "tyumen",
    house: "Центр на Сосновой улице зимой: первый этаж кирпичного дома, тёплый тамбур",
    door: "Тёплый тамбур с двумя дверями на Сосновой улице",
    hall: "Часть зала на Сосновой улице: кресла отодвинуты от окон, за окном сосны в снегу",
    far: () => hills(390, "mist", 40) + path("M0,432C200,416 480,440 760,424V560H0Z", "white"),
    near: () => snowPine(120, 1) + snowPine(240, 0.8) + snowPine(560, 1.1) + snowPine(690, 0.9) + flakes(),
    building: {
      width: 400,
      floors: 2,
      rise: 92,
      walls: "clay",
      windows: "pairs",
      roof: "snow",
      door: "vestibule",
      trim: "teal",
    },
    ground: "snow",
    front: () => snowPine(94, 1.15) + snowPine(664, 1.2) + flakes(),
    seats: { fromWindows: true },
  },
};

function blossoms(x: number, s: number, colour: "white" | "peach"): string {
  const spots = [
    [-30, -128],
    [4, -158],
    [34, -112],
    [-14, -104],
    [44, -140],
  ] as const;
  return each(spots, ([dx, dy]) => disc(x + dx * s, GROUND + 8 + dy * s, 9 * s, colour));
}

function apple(x: number, s: number): string {
  return tree(x, GROUND + 8, s, "leaf") + blossoms(x, s, "white");
}

function almond(x: number, s: number): string {
  return tree(x, GROUND + 8, s, "leaf") + blossoms(x, s, "peach");
}

function snowPine(x: number, s: number): string {
  const cap = (top: number, w: number) =>
    path(`M0,${top}L${w},${top + w * 1.4}Q0,${top + w} ${-w},${top + w * 1.4}Z`, "white");
  return pine(x, GROUND + 8, s) + at(x, GROUND + 8, cap(-230, 20) + cap(-184, 24), { scale: s });
}

function flakes(): string {
  const spots = [
    [200, 120],
    [300, 230],
    [450, 150],
    [520, 260],
    [60, 110],
    [640, 130],
    [400, 300],
  ] as const;
  return each(spots, ([x, y]) => disc(x, y, 5, "white"));
}

/** On its bed of flowers. */
function anchor(): string {
  return (
    path("M-70,0Q0,-34 70,0Z", "teal") +
    stroke("M0,-12V-92M-22,-78H22M-36,-40Q-34,-10 0,-10Q34,-10 36,-40", "navy", 8) +
    ring(0, -102, 10, "navy", 6) +
    each([-48, -20, 24, 50], (x) => disc(x, -10, 7, "warm"))
  );
}
