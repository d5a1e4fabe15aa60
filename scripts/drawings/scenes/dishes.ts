import { at, box, type Colour, copies, disc, each, limb, oval, path, ring, stroke, times } from "../ink.ts";
import { tableTop } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** The dish of every recipe, as it stands on the table. */
export const dishes: Scenes = {
  "dish-cod": [
    "Филе трески на рисе с полосками перца и двумя ломтиками лимона",
    () =>
      tableTop(
        plate("mist") +
          copies("r", oval(0, 0, 14, 6, "white") + oval(5, 14, 13, 6, "butter"), spread(56, 172)) +
          each([-70, -30, 14, 60, 104], (x, i) =>
            at(380 + x, 396 - (i % 2) * 14, strip(i % 2 ? "lemon" : "warm"), { turn: i * 9 - 20 }),
          ) +
          at(
            380,
            256,
            path(
              "M-150,20C-140,-40 -40,-70 60,-60C130,-54 168,-30 160,6C150,50 60,74 -40,70C-110,66 -154,52 -150,20Z",
              "cream",
            ) +
              path(
                "M-150,20C-110,52 -40,60 40,56C100,52 146,32 160,6C152,50 60,74 -40,70C-110,66 -154,52 -150,20Z",
                "oat",
              ) +
              stroke("M-92,-24q24,28 6,72M-40,-44q28,38 8,96M20,-52q30,44 8,100M80,-50q28,36 8,84", "oat", 6),
            { turn: -8 },
          ) +
          each(
            [
              [226, 356],
              [532, 176],
            ] as const,
            ([x, y]) => slice(x, y, 40),
          ) +
          each(
            [
              [300, 236],
              [372, 226],
              [452, 250],
              [400, 282],
            ] as const,
            ([x, y]) => disc(x, y, 4, "bark"),
          ) +
          fork(96),
      ),
  ],
  "dish-chicken-cabbage": [
    "Тушёная капуста с кусочками курицы и морковью, ложка сметаны с укропом",
    () =>
      tableTop(
        pot() +
          copies(
            "k",
            path("M-36,-6C-28,-30 6,-34 30,-20C44,-8 36,18 14,24C-10,30 -42,22 -36,-6Z", "ice") +
              stroke("M-28,4C-8,-4 8,-4 28,-8M-4,-4L4,-20M2,-4L14,14", "leaf", 4),
            spread(34, 178),
          ) +
          copies(
            "c",
            path("M-36,4C-38,-18 -10,-30 12,-24C36,-20 42,6 26,18C6,30 -32,28 -36,4Z", "clay") +
              path("M-28,0C-28,-16 -8,-24 10,-19C28,-14 32,2 20,10C4,18 -26,18 -28,0Z", "butter"),
            spread(9, 150, 1),
          ) +
          copies("m", box(-14, -6, 28, 12, 4, "warm"), spread(14, 176, 2)) +
          path("M310,270C300,230 350,206 390,222C440,206 474,246 456,282C440,320 330,322 310,270Z", "white") +
          stroke("M344,262q40,-26 72,4", "steel", 6) +
          sprig(400, 260) +
          spoon(706),
      ),
  ],
  "dish-pasta": [
    "Макароны-перья с кубиками индейки и сладким перцем",
    () =>
      tableTop(
        plate("mist") +
          copies(
            "p1",
            box(-32, -11, 64, 22, 4, "butter") + stroke("M-20,-4h36M-20,4h36", "oat", 3) + oval(32, 0, 5, 11, "clay"),
            spread(38, 176),
          ) +
          copies("c", box(-17, -15, 34, 30, 7, "clay") + box(-11, -10, 22, 8, 4, "peach"), spread(11, 156, 1)) +
          copies("m", at(0, 0, strip("warm"), { scale: 0.74 }), spread(14, 170, 2)) +
          copies("l", leaflet("teal"), spread(9, 150, 3)) +
          fork(96),
      ),
  ],
  "dish-salad": [
    "Салат кубиками: курица, яйцо, огурец, яблоко и морковь, сверху укроп",
    () =>
      tableTop(
        shadowOf() +
          disc(380, 280, 220, "teal") +
          disc(380, 280, 202, "pool") +
          disc(380, 284, 186, "ice") +
          cubes(176) +
          path("M318,262C330,236 380,232 400,248C440,238 458,274 436,296C400,318 316,306 318,262Z", "white", {
            opacity: 0.9,
          }) +
          sprig(384, 262) +
          sprig(300, 330) +
          sprig(476, 330) +
          spoon(668),
      ),
  ],
  "dish-cutlets": [
    "Две котлеты и картофельное пюре с кусочком масла и петрушкой",
    () =>
      tableTop(
        plate("ice") +
          path(
            "M330,180C400,130 540,170 552,262C562,350 470,410 396,390C330,372 300,320 308,262C312,226 312,196 330,180Z",
            "butter",
          ) +
          stroke("M356,216c60,-40 150,-10 152,48s-70,96 -116,74s-50,-84 -2,-100s88,14 74,48", "oat", 12) +
          at(440, 262, box(-22, -16, 44, 32, 6, "lemon"), { turn: 14 }) +
          each(
            [
              [258, 214, -24],
              [266, 344, 18],
            ] as const,
            ([x, y, turn]) =>
              at(
                x,
                y,
                oval(4, 8, 84, 56, "ink", { opacity: 0.12 }) +
                  oval(0, 0, 82, 54, "bark") +
                  oval(-4, -5, 70, 42, "clay") +
                  stroke("M-44,-12q18,-12 36,0M4,-16q20,-10 38,4M-30,12q22,-10 44,0", "bark", 6),
                { turn },
              ),
          ) +
          sprig(500, 200) +
          sprig(360, 350) +
          fork(96),
      ),
  ],
  "dish-syrniki": [
    "Девять румяных сырников на сковороде и мисочка сметаны",
    () =>
      tableTop(
        box(520, 256, 220, 42, 21, "navy") +
          oval(318, 302, 246, 236, "ink", { opacity: 0.08 }) +
          disc(310, 278, 236, "navy") +
          disc(310, 278, 208, "teal") +
          each([-122, 0, 122], (dx) =>
            each([-122, 0, 122], (dy) => syrnik(310 + dx * (dy ? 0.9 : 1), 278 + dy * (dx ? 0.9 : 1))),
          ) +
          disc(646, 118, 76, "white") +
          disc(646, 118, 60, "ice") +
          disc(646, 118, 50, "white") +
          stroke("M618,122c8,-30 56,-30 56,0s-40,24 -36,4", "steel", 6),
      ),
  ],
  "dish-soup": [
    "Тарелка густого супа: рис, курица, цветная капуста, морковь и укроп",
    () =>
      tableTop(
        shadowOf() +
          disc(380, 280, 226, "white") +
          disc(380, 280, 188, "steel") +
          disc(380, 280, 182, "butter") +
          copies("r", oval(0, 0, 11, 5, "white") + oval(10, 18, 11, 5, "white"), spread(34, 162)) +
          copies("c", box(-22, -16, 44, 32, 9, "peach"), spread(9, 150, 1)) +
          copies(
            "f",
            each(
              [
                [-14, 4],
                [0, -12],
                [14, 4],
                [0, 8],
              ] as const,
              ([x, y]) => disc(x, y, 15, "cream"),
            ) + disc(0, 2, 6, "oat"),
            spread(7, 140, 3),
          ) +
          copies("m", disc(0, 0, 14, "warm") + disc(0, 0, 7, "clay"), spread(11, 158, 2)) +
          sprig(340, 240) +
          sprig(440, 310) +
          sprig(360, 370) +
          spoon(668),
      ),
  ],
  "food-holiday": [
    "Праздничный стол: миска салата, пирог без одного куска, чашка чая, еловая ветка",
    () =>
      tableTop(
        at(
          -34,
          40,
          shadowOf() +
            disc(380, 280, 220, "teal") +
            disc(380, 280, 200, "ice") +
            cubes(182) +
            sprig(380, 250) +
            sprig(330, 330),
          { scale: 0.64 },
        ) +
          at(
            550,
            330,
            disc(0, 0, 168, "white") +
              disc(0, 0, 140, "clay") +
              path("M0,0L140,-20A141,141 0 1 1 70,-122Z", "butter") +
              times(9, (i) => at(0, 0, path("M-16,-96q16,-22 32,0q-16,12 -32,0Z", "peach"), { turn: i * 34 + 60 })) +
              ring(0, 0, 140, "clay", 10),
          ) +
          at(
            500,
            96,
            stroke("M-90,30Q0,0 110,-20", "bark", 8) +
              times(9, (i) =>
                stroke(`M${-80 + i * 22},${27 - i * 6}l14,-30m-14,30l26,22`, i % 2 ? "teal" : "pool", 7),
              ) +
              each([-50, 10, 60], (x) => disc(x, 20 - x / 6, 13, "warm")),
          ) +
          // A cup of tea on its saucer.
          at(
            150,
            440,
            disc(0, 0, 64, "white") +
              ring(0, 0, 52, "steel", 3) +
              stroke("M34,-14L62,-26", "pool", 14) +
              disc(0, 0, 40, "pool") +
              disc(0, 0, 32, "rust"),
          ),
      ),
  ],
};

function shadowOf(): string {
  return oval(390, 306, 232, 226, "ink", { opacity: 0.08 });
}

function plate(well: Colour = "white"): string {
  return shadowOf() + disc(380, 280, 232, "white") + disc(380, 280, 194, well) + ring(380, 280, 194, "steel", 3);
}

function pot(): string {
  return (
    box(96, 250, 568, 60, 30, "pool") +
    shadowOf() +
    disc(380, 280, 232, "pool") +
    disc(380, 280, 206, "teal") +
    disc(380, 284, 196, "leaf")
  );
}

/** As many places as wanted, spread evenly over a round dish as seeds on a sunflower, each turned another way. */
function spread(count: number, reach: number, start = 0): [number, number, number][] {
  return [...Array(count).keys()].map((i) => {
    const turn = start + i * 2.4;
    const far = reach * Math.sqrt((i + 0.6) / count);
    return [
      Math.round(380 + Math.cos(turn) * far),
      Math.round(282 + Math.sin(turn) * far),
      (i * 67 + start * 20) % 180,
    ];
  });
}

function slice(x: number, y: number, r: number): string {
  const rays = [0, 60, 120].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * r * 0.7, Math.sin((turn * Math.PI) / 180) * r * 0.7];
    return `M${Math.round(x - dx)},${Math.round(y - dy)}L${Math.round(x + dx)},${Math.round(y + dy)}`;
  });
  return disc(x, y, r, "lemon") + disc(x, y, r * 0.8, "butter") + stroke(rays.join(""), "lemon", 4);
}

/** Everything cut small: cucumber, apple, chicken, egg, carrot. */
function cubes(reach: number): string {
  const kinds: readonly (readonly [Colour, Colour])[] = [
    ["leaf", "ice"],
    ["butter", "warm"],
    ["peach", "clay"],
    ["white", "lemon"],
    ["clay", "warm"],
  ];
  return each(kinds, ([fill, mark], i) =>
    copies(
      `k${i}`,
      box(-17, -16, 34, 32, 7, fill) + box(-9, -9, 16, 7, 3, mark),
      spread(75, reach).filter((_, place) => place % 5 === i),
    ),
  );
}

/** A strip of sweet pepper with straight cuts, its pale inside along one edge. */
function strip(colour: Colour): string {
  return (
    path("M-38,-6C-14,-18 14,-18 38,-6L34,12C12,2 -12,2 -34,12Z", colour) +
    path("M-35,7C-12,-4 12,-4 35,7L34,12C12,2 -12,2 -34,12Z", "butter")
  );
}

function syrnik(x: number, y: number): string {
  return (
    oval(x + 2, y + 6, 54, 48, "ink", { opacity: 0.18 }) +
    oval(x, y, 53, 47, "clay") +
    oval(x, y - 4, 45, 37, "peach") +
    stroke(`M${x - 22},${y - 8}q22,-14 44,0`, "clay", 5)
  );
}

function leaflet(colour: Colour): string {
  return path("M0,0C10,-12 26,-12 34,0C26,12 10,12 0,0Z", colour);
}

function sprig(x: number, y: number): string {
  return at(
    x,
    y,
    each([-60, -10, 40, 90], (turn) => at(0, 0, leaflet("teal"), { turn })) + stroke("M0,0L-26,22", "teal", 5),
  );
}

function fork(x: number): string {
  return (
    limb(
      [
        [x, 250],
        [x, 470],
      ],
      "steel",
      14,
    ) + stroke(`M${x - 24},110v80q0,50 24,60q24,-10 24,-60v-80M${x},110v120`, "steel", 9)
  );
}

function spoon(x: number): string {
  return (
    limb(
      [
        [x, 230],
        [x, 470],
      ],
      "steel",
      14,
    ) +
    oval(x, 170, 34, 60, "steel") +
    oval(x - 4, 164, 20, 40, "ice")
  );
}
