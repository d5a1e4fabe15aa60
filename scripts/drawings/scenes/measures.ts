import { figures } from "../figures.ts";
import { at, box, clipped, disc, each, limb, path, ring, stroke, times } from "../ink.ts";
import { KIDNEY } from "../kidney.ts";
import { seated, standing } from "../people.ts";
import { reclining } from "../reclining.ts";
import { chair, FLOOR, plant, room, roundTable, shadow, sideTable, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";
import { machine, recliner } from "../ward.ts";

/** What is measured, and how often. */
export const measures: Scenes = {
  lab: [
    "Пробирки в штативе и лист анализов с графиком",
    () =>
      sideTable(
        shadow(230, 468, 160, 12) +
          each(
            [
              [130, "lemon", 0.5],
              [200, "rust", 0.42],
              [270, "straw", 0.56],
              [340, "lemon", 0.36],
            ] as const,
            ([x, colour, level]) => {
              const top = 440 - 200 * level;
              return (
                path(`M${x - 22},220H${x + 22}V424a22,22 0 0 1 -44,0Z`, "white") +
                path(`M${x - 18},${top}H${x + 18}V424a18,18 0 0 1 -36,0Z`, colour) +
                box(x - 28, 206, 56, 24, 8, x === 200 ? "warm" : "teal")
              );
            },
          ) +
          box(84, 300, 302, 18, 9, "clay") +
          box(84, 440, 302, 26, 10, "clay") +
          box(84, 306, 16, 150, 6, "clay") +
          box(370, 306, 16, 150, 6, "clay") +
          // The sheet stands in a holder.
          shadow(560, 470, 130, 10) +
          box(500, 452, 120, 18, 9, "clay") +
          at(
            560,
            316,
            box(-120, -160, 240, 300, 14, "white") +
              box(-92, -132, 110, 16, 8, "teal") +
              writing(-92, -98, [90, 120, 100], "line", 24, 9) +
              each([-98, -74, -50], (y, i) => box(60, y, 36, 9, 4.5, i === 1 ? "warm" : "pool")) +
              stroke("M-92,100V0M-92,100H92", "line", 5) +
              stroke("M-88,80L-50,60L-14,72L26,36L62,44L92,20", "teal", 7) +
              disc(26, 36, 10, "warm"),
          ) +
          box(484, 446, 152, 14, 7, "bark"),
      ),
  ],
  "kidney-stages": [
    "Пять почек в ряд: уровень воды в них постепенно убывает",
    () =>
      sideTable(
        each([-0.8, -0.4, 0, 0.45, 0.8], (level, i) =>
          at(
            380 + (i - 2) * 120 - 14,
            290,
            clipped(
              `k${i}`,
              `<path d="${KIDNEY}"/>`,
              box(-100, -170, 260, 340, 0, "white") +
                path(
                  `M-120,${level * 120}C-60,${level * 120 - 20} 0,${level * 120 + 20} 60,${level * 120}S150,${level * 120 - 10} 170,${level * 120}V200H-120Z`,
                  i < 3 ? "teal" : "pool",
                ),
            ) + stroke(KIDNEY, "pool", 8),
            { scale: 0.46 },
          ),
        ) +
          limb(
            [
              [100, 474],
              [660, 474],
            ],
            "white",
            8,
          ) +
          each([0, 1, 2, 3, 4], (i) => disc(380 + (i - 2) * 120, 474, 13, i === 4 ? "warm" : "teal")),
        "water",
        "mist",
      ),
  ],
  pressure: [
    "Женщина измеряет давление дома за столом: манжета на голом плече, рядом тетрадь",
    () =>
      room(
        window(90, 40, 300, 230, { far: "roofs" }) +
          chair(520, FLOOR, "left") +
          seated(516, 380, {
            top: "mist",
            shortSleeves: true,
            legs: "navy",
            shoes: "rust",
            hair: "bob",
            hairColour: "silver",
            nearArm: [
              [-30, -44],
              [-138, -48],
            ],
            farArm: [
              [-54, -58],
              [-120, -70],
            ],
            collar: "white",
          }) +
          at(
            516,
            380,
            at(-12, -74, box(-22, -20, 44, 40, 9, "teal"), { turn: 32 }) +
              stroke("M-12,-82C-44,-124 -112,-116 -156,-72", "slate", 6),
          ) +
          box(120, 352, 330, 18, 9, "clay") +
          box(150, 368, 16, 156, 6, "clay") +
          box(404, 368, 16, 156, 6, "clay") +
          at(
            290,
            352,
            box(-70, -84, 140, 84, 18, "white") +
              box(-54, -70, 80, 56, 8, "ink") +
              box(-44, -60, 22, 12, 4, "mist") +
              box(-16, -60, 30, 12, 4, "mist") +
              box(-44, -40, 40, 12, 4, "peach") +
              disc(50, -56, 9, "warm") +
              disc(50, -28, 9, "line"),
          ) +
          at(
            172,
            352,
            path("M-52,0L-38,-34H46L42,0Z", "teal") +
              path("M-46,-3L-34,-30H4L-2,-3Z", "white") +
              path("M-2,-3L4,-30H41L37,-3Z", "cream") +
              stroke("M-29,-21H-6M-32,-12H-14", "steel", 4) +
              stroke("M8,-6L30,-34", "warm", 5),
          ) +
          plant(684, FLOOR, 0.7),
      ),
  ],
  scales: [
    "Мужчина стоит на весах с поручнем, на табло 70; рядом дневник веса",
    () =>
      room(
        window(56, 40, 300, 220, { far: "trees" }) +
          shadow(430, FLOOR + 2, 150) +
          limb(
            [
              [560, FLOOR - 20],
              [560, 250],
            ],
            "steel",
            14,
          ) +
          limb(
            [
              [560, 330],
              [470, 330],
            ],
            "steel",
            12,
          ) +
          box(480, 168, 160, 92, 16, "teal") +
          box(492, 180, 136, 68, 8, "navy") +
          figures("70", 560, 232, 52, 'class="il-ice"') +
          standing(400, FLOOR - 26, {
            facing: "right",
            scale: 0.8,
            top: "warm",
            legs: "navy",
            shoes: "rust",
            hair: "bald",
            hairColour: "silver",
            beard: "silver",
            glasses: true,
            farArm: [
              [-50, -256],
              [-96, -216],
            ],
          }) +
          box(300, FLOOR - 26, 290, 26, 10, "pool") +
          box(300, FLOOR - 8, 290, 8, 4, "steel") +
          roundTable(140, FLOOR, 170) +
          at(
            140,
            352,
            box(-44, -84, 88, 88, 8, "cream", { turn: 8 }) +
              box(-50, -84, 14, 88, 5, "teal", { turn: 8 }) +
              stroke("M-22,-22l16,-16l14,10l22,-30", "warm", 5),
          ) +
          plant(694, FLOOR, 0.7),
      ),
  ],
  dose: [
    "Пациент читает под часами: закрашены четыре часа, пока аппарат очищает кровь",
    () =>
      room(
        disc(190, 178, 118, "white") +
          ring(190, 178, 118, "teal", 12) +
          path("M190,178V78A100,100 0 0 1 276.6,228Z", "mist") +
          stroke("M190,178V94M190,178L250,213", "navy", 10) +
          disc(190, 178, 11, "warm") +
          times(12, (i) => at(190, 178, box(-3, -104, 6, i % 3 ? 10 : 18, 3, "steel"), { turn: i * 30 })) +
          machine(640, FLOOR, 0.86) +
          at(
            0,
            11,
            recliner("teal", "pool") +
              reclining({
                hair: "crop",
                hairColour: "silver",
                glasses: true,
                top: "lemon",
                legs: "navy",
                shoes: "rust",
                reads: true,
                blanket: ["leaf", "cream"],
                machine: [800, 641, 1.075],
              }),
            { scale: 0.8 },
          ) +
          plant(712, FLOOR, 0.42),
      ),
  ],
  calendar: [
    "Календарь на неделю с отмеченными днями процедур",
    () =>
      sideTable(
        shadow(380, 468, 260, 14) +
          box(130, 130, 500, 334, 24, "white") +
          path("M130,154Q130,130 154,130H606Q630,130 630,154V210H130Z", "teal") +
          each([230, 330, 430, 530], (x) => box(x - 7, 104, 14, 54, 7, "navy")) +
          times(14, (i) => {
            const [x, y] = [160 + (i % 7) * 64, 240 + Math.floor(i / 7) * 104];
            const marked = [0, 2, 4].includes(i % 7);
            return (
              box(x, y, 54, 84, 12, i === 9 ? "ice" : marked ? "pool" : "cream") +
              (marked
                ? path(`M${x + 27},${y + 18}c16,22 15,40 0,40s-16,-18 0,-40Z`, i === 9 ? "warm" : "white")
                : box(x + 17, y + 38, 20, 7, 3.5, "line"))
            );
          }) +
          ring(315, 386, 50, "warm", 8),
        "sand",
        "dune",
      ),
  ],
};
