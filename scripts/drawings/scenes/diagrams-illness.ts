import { at, box, clipped, disc, each, limb, oval, path, ring, stroke, times } from "../ink.ts";
import { KIDNEY } from "../kidney.ts";
import { marks } from "../marks.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";

const tick = (x: number, y: number) => disc(x, y, 34, "teal") + stroke(`M${x - 15},${y}l11,13l20,-26`, "white", 8);
const half = (x: number, y: number) => disc(x, y, 34, "peach") + stroke(`M${x - 16},${y}h32`, "ink", 8);
const cross = (x: number, y: number) =>
  disc(x, y, 34, "warm") + stroke(`M${x - 13},${y - 13}l26,26m0,-26l-26,26`, "white", 8);

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
      panel(
        "sand",
        each([30, 270, 510] as const, (x, i) =>
          box(x, 40, 220, 490, 28, i === 0 ? "water" : i === 1 ? "glow" : "dune"),
        ) +
          tick(196, 92) +
          half(436, 92) +
          cross(676, 92) +
          // can: cucumber, apple, rice
          each([100, 150], (x) => disc(x, 190, 34, "teal") + disc(x, 190, 27, "mist") + disc(x, 190, 17, "ice")) +
          path(
            "M84,330C84,280 138,272 140,292C142,272 196,280 196,330C196,372 166,388 140,380C114,388 84,372 84,330Z",
            "warm",
          ) +
          stroke("M140,292C140,276 146,266 154,262", "bark", 6) +
          path("M76,440H204C202,486 176,504 140,504S78,486 76,440Z", "pool") +
          path("M84,440C96,416 184,416 196,440Z", "white") +
          // limit: potato, tomato, cheese
          oval(350, 196, 52, 34, "clay") +
          oval(416, 206, 44, 30, "clay") +
          each(
            [
              [340, 186],
              [366, 204],
              [412, 200],
            ] as const,
            ([x, y]) => disc(x, y, 4, "bark"),
          ) +
          disc(380, 326, 52, "warm") +
          path("M380,284c-22,-4 -30,-16 -30,-16c18,-4 26,4 30,8c4,-6 14,-12 30,-6c0,0 -8,12 -30,14Z", "teal") +
          path("M310,500V450L430,414C448,426 452,444 452,460V500Z", "peach") +
          each(
            [
              [350, 474, 11],
              [400, 460, 14],
              [430, 484, 9],
            ] as const,
            ([x, y, r]) => disc(x, y, r, "clay"),
          ) +
          // avoid: salt, dried fruit, cola
          path("M580,232L586,166H640L646,232Z", "white") +
          path("M582,168C582,140 644,140 644,168Z", "navy") +
          each(
            [
              [608, 284, -14],
              [584, 306, 10],
              [634, 306, -8],
              [560, 332, -12],
              [610, 332, 6],
              [660, 332, 14],
            ] as const,
            ([x, y, turn]) =>
              oval(x, y, 27, 17, "bark", { turn }) + oval(x - 2, y - 4, 15, 5, "clay", { turn, opacity: 0.7 }),
          ) +
          box(536, 346, 148, 8, 4, "white") +
          path("M586,506V440C586,428 598,424 600,410V392H628V410C630,424 642,428 642,440V506Z", "bark") +
          box(596, 380, 36, 18, 5, "warm") +
          box(586, 450, 56, 30, 0, "white") +
          marks([
            [84, 92],
            [324, 92],
            [564, 92],
          ]),
      ),
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
