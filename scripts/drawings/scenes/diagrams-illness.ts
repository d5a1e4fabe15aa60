import { at, box, clipped, disc, each, limb, oval, path, ring, stroke, times } from "../ink.ts";
import { KIDNEY } from "../kidney.ts";
import { marks } from "../marks.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";

const tick = (x: number, y: number) => disc(x, y, 34, "teal") + stroke(`M${x - 15},${y}l11,13l20,-26`, "white", 8);
const half = (x: number, y: number) => disc(x, y, 34, "peach") + stroke(`M${x - 16},${y}h32`, "ink", 8);
const cross = (x: number, y: number) =>
  disc(x, y, 34, "warm") + stroke(`M${x - 13},${y - 13}l26,26m0,-26l-26,26`, "white", 8);

/** Cucumber, apple, rice. */
function allowed(): string {
  return (
    tick(186, 62) +
    limb(
      [
        [58, 186],
        [118, 158],
      ],
      "pine",
      48,
    ) +
    stroke("M60,178L112,154", "pool", 5) +
    disc(160, 178, 40, "pine") +
    disc(160, 178, 33, "mist") +
    disc(160, 178, 22, "ice") +
    each([0, 60, 120, 180, 240, 300], (turn) => at(160, 178, oval(0, -13, 3, 6, "pool"), { turn })) +
    path(
      "M60,326C60,270 116,262 120,284C124,262 180,270 180,326C180,372 148,388 120,380C92,388 60,372 60,326Z",
      "leaf",
    ) +
    stroke("M120,286C120,268 124,258 132,252", "bark", 7) +
    path("M132,268C140,248 162,244 176,250C170,268 150,276 132,268Z", "pine") +
    stroke("M78,320C78,300 88,290 98,288", "ice", 7) +
    path("M62,456C80,414 160,414 178,456Z", "white") +
    stroke("M92,446l8,-5M112,440l8,4M134,446l9,-4M104,430l8,-3M128,430l8,4M150,448l6,3", "steel", 5) +
    path("M50,452H190C188,502 160,524 120,524S52,502 50,452Z", "pool") +
    box(92, 516, 56, 14, 6, "teal")
  );
}

/** Potato, tomato, cheese. */
function limited(): string {
  const leaf = "M0,4C-7,-8 -6,-26 0,-36C6,-26 7,-8 0,4Z";
  return (
    half(186, 62) +
    oval(94, 172, 56, 36, "clay") +
    oval(158, 186, 46, 32, "clay") +
    stroke("M114,186C120,200 134,214 150,217", "bark", 4) +
    each(
      [
        [78, 160],
        [108, 180],
        [160, 180],
        [178, 194],
      ] as const,
      ([x, y]) => disc(x, y, 4, "bark"),
    ) +
    path("M40,324C40,288 66,274 98,274S156,288 156,324C156,358 130,378 98,378S40,358 40,324Z", "warm") +
    each([-76, -38, 0, 38, 76], (turn) => at(98, 280, path(leaf, "pine"), { turn: turn * 1.5 })) +
    stroke("M98,280V262", "pine", 7) +
    disc(172, 352, 41, "white") +
    disc(172, 352, 38, "warm") +
    disc(172, 352, 31, "peach") +
    each([0, 120, 240], (turn) =>
      at(
        172,
        352,
        path("M-15,-10C-13,-30 13,-30 15,-10C8,-3 -8,-3 -15,-10Z", "warm") +
          disc(-6, -15, 3, "lemon") +
          disc(6, -15, 3, "lemon"),
        { turn },
      ),
    ) +
    path("M40,522V474L164,432C188,444 196,462 196,482V522Z", "straw") +
    path("M40,474L164,432C188,444 196,462 196,474Z", "lemon") +
    each(
      [
        [82, 500, 11],
        [136, 494, 14],
        [174, 508, 8],
      ] as const,
      ([x, y, r]) => disc(x, y, r, "clay"),
    )
  );
}

/** Salt, dried fruit, cola. */
function avoided(): string {
  return (
    cross(186, 62) +
    path("M86,218L94,152H146L154,218Q154,226 146,226H94Q86,226 86,218Z", "ice") +
    path("M88,196L89,190L151,190L154,218Q154,226 146,226H94Q86,226 86,218Z", "white") +
    path("M90,154C90,120 150,120 150,154Z", "navy") +
    each([106, 120, 134], (x) => disc(x, 142, 4, "ice")) +
    each(
      [
        [120, 288, -14],
        [94, 312, 10],
        [148, 312, -8],
        [68, 340, -12],
        [120, 340, 6],
        [172, 340, 14],
      ] as const,
      ([x, y, turn]) =>
        oval(x, y, 29, 18, "bark", { turn }) + oval(x - 2, y - 4, 16, 5, "clay", { turn, opacity: 0.7 }),
    ) +
    box(36, 356, 168, 10, 5, "white") +
    path(
      "M90,528V456C90,442 104,438 106,422V404H134V422C136,438 150,442 150,456V528Q150,534 144,534H96Q90,534 90,528Z",
      "bark",
    ) +
    box(101, 392, 38, 18, 5, "warm") +
    path("M90,466H150V506H90Z", "white") +
    stroke("M96,490c10,-14 20,8 30,-4s12,-6 18,-2", "warm", 6) +
    each(
      [
        [168, 470, 6],
        [182, 448, 4],
        [172, 430, 3],
      ] as const,
      ([x, y, r]) => disc(x, y, r, "ice"),
    )
  );
}

/** Numbered pictures: the stages, the plate, the ladder of help. */
export const diagramsIllness: Scenes = {
  "diagram-stages": [
    "Пять ступеней вниз, на каждой почка; чем ниже, тем меньше в ней воды",
    () =>
      panel(
        "sand",
        each([-0.85, -0.4, 0.05, 0.5, 0.85], (level, i) => {
          const [x, y] = [14 + i * 148, 286 + i * 44];
          const surface = level * 130;
          const water = `M-120,${surface}C-60,${surface - 22} 0,${surface + 22} 60,${surface}S150,${surface - 12} 170,${surface}V200H-120Z`;
          const kidney = clipped(
            `k${i}`,
            `<path d="${KIDNEY}"/>`,
            box(-100, -170, 260, 340, 0, "white") + path(water, i < 3 ? "teal" : "pool"),
          );
          return box(x, y, 140, 300, 14, i % 2 ? "mist" : "dune") + at(x + 58, y - 104, kidney, { scale: 0.6 });
        }) +
          marks([
            [84, 346],
            [232, 390],
            [380, 434],
            [528, 478],
            [676, 520],
          ]),
      ),
  ],
  "diagram-food": [
    "Три столбца еды: с галочкой, с чертой и с крестиком",
    () =>
      each(
        [
          ["water", allowed()],
          ["glow", limited()],
          ["brick", avoided()],
        ] as const,
        ([ground, foods], i) => at(i * 260, 0, box(0, 0, 240, 560, 28, ground) + foods),
      ) +
      marks([
        [54, 62],
        [314, 62],
        [574, 62],
      ]),
  ],
  "diagram-week": [
    "Неделя из семи столбцов: три с каплей; под ней день от восхода до вечера",
    () =>
      panel(
        "sand",
        times(7, (i) => {
          const [x, marked] = [34 + i * 100, [0, 2, 4].includes(i)];
          const drop = `M${x + 46},96c26,36 24,66 0,66s-26,-30 0,-66Z`;
          return (
            box(x, 60, 92, 150, 20, marked ? "pool" : "white") +
            (marked ? path(drop, "white") : disc(x + 46, 132, 20, "oat"))
          );
        }) +
          stroke("M60,400C220,250 540,250 700,400", "line", 12) +
          limb(
            [
              [40, 416],
              [720, 416],
            ],
            "clay",
            10,
          ) +
          disc(96, 362, 34, "peach") +
          at(
            240,
            300,
            path("M-44,-6H44L36,30Q34,40 24,40H-24Q-34,40 -36,30Z", "white") + oval(0, -6, 44, 10, "peach"),
          ) +
          at(
            380,
            286,
            limb(
              [
                [-60, 24],
                [-24, 4],
                [24, 4],
                [56, -44],
              ],
              "teal",
              22,
            ) +
              box(-6, 12, 14, 30, 4, "navy") +
              box(-34, 38, 70, 10, 5, "navy"),
          ) +
          at(
            524,
            300,
            box(-42, -10, 84, 44, 10, "white") +
              box(-24, -30, 48, 30, 10, "white") +
              disc(-24, 36, 11, "navy") +
              disc(24, 36, 11, "navy"),
          ) +
          path("M672,330a38,38 0 1 0 26,62a32,32 0 1 1 -26,-62Z", "teal") +
          marks([
            [80, 240],
            [96, 470],
            [240, 470],
            [380, 470],
            [524, 470],
            [668, 470],
          ]) +
          each([96, 240, 380, 524, 668], (x) => ring(x, 416, 8, "navy", 5)),
      ),
  ],
};
