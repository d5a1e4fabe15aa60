import { fist, forearm, hand } from "../hands.ts";
import { at, box, disc, each, limb, oval, path, ring, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, FLOOR, room, shadow, sideTable, tableTop } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** The arm that carries the fistula. */
export const arm: Scenes = {
  "arm-ball": [
    "Рука сжимает мягкий мяч: упражнение для фистулы",
    () =>
      tableTop(
        oval(380, 390, 330, 40, "ink", { opacity: 0.07 }) +
          at(-30, 120, fist("teal"), { scale: 0.86 }) +
          stroke("M270,300C320,284 370,286 414,298M310,320C340,310 374,312 398,320", "pool", 9, { opacity: 0.7 }) +
          stroke("M650,204l12,-16M690,250l20,-8M700,306l22,4", "clay", 6),
      ),
  ],
  "arm-saved": [
    "Рука с браслетом «беречь»: на ней не меряют давление",
    () =>
      tableTop(
        oval(380, 400, 330, 40, "ink", { opacity: 0.07 }) +
          at(-20, 120, forearm("peach", "pool"), { scale: 0.88 }) +
          at(
            462,
            333,
            box(-28, -60, 56, 122, 14, "warm") +
              path("M0,-15C7,-30 28,-24 20,-5C15,5 5,12 0,19C-5,12 -15,5 -20,-5C-28,-24 -7,-30 0,-15Z", "white"),
            { turn: -3 },
          ) +
          at(
            244,
            140,
            // The cuff and its bulb, within the ring that forbids them.
            at(
              -22,
              0,
              box(-70, -46, 110, 92, 18, "pool") +
                stroke("M40,10C70,20 80,-30 110,-20", "slate", 6) +
                disc(124, -14, 22, "slate"),
              { scale: 0.62 },
            ) +
              ring(0, 0, 88, "warm", 12) +
              stroke("M-62,62L62,-62", "warm", 12),
            { scale: 0.88 },
          ),
      ),
  ],
  "arm-feel": [
    "Пальцы лежат на фистуле и чувствуют её жужжание",
    () =>
      tableTop(
        oval(380, 420, 330, 40, "ink", { opacity: 0.07 }) +
          at(
            -20,
            150,
            forearm(
              "peach",
              "teal",
              stroke("M522,222C506,206 480,196 440,189C340,171 240,161 144,159H90", "pool", 17, { opacity: 0.75 }),
            ),
            { scale: 0.88 },
          ) +
          at(494, 214, hand("clay", "pool", 420), { turn: 142, scale: 1.05 }) +
          stroke("M302,234q-14,-26 2,-52M270,238q-24,-44 4,-88M238,240q-34,-62 8,-122", "warm", 9),
      ),
  ],
  "arm-ultrasound": [
    "Датчик УЗИ над предплечьем и экран с сосудом",
    () =>
      sideTable(
        shadow(540, 470, 170, 12) +
          box(400, 120, 290, 220, 22, "ink") +
          box(418, 138, 254, 184, 12, "teal") +
          path("M418,250C480,230 560,280 672,240V290C560,320 480,280 418,300Z", "mist") +
          stroke("M430,274C500,256 570,300 664,264", "warm", 7) +
          box(530, 340, 30, 100, 8, "line") +
          box(470, 436, 150, 26, 13, "line") +
          at(-18, 278, forearm("peach", "mist"), { scale: 0.54 }) +
          stroke("M240,270C250,170 330,150 402,170", "line", 10) +
          limb(
            [
              [130, 214],
              [206, 280],
            ],
            "clay",
            56,
          ) +
          at(150, 232, path("M-220,-50L-8,-40V40L-220,50Z", "pool") + box(-24, -43, 28, 86, 12, "white"), {
            turn: 41,
          }) +
          at(240, 356, box(-32, -100, 64, 104, 24, "white") + box(-40, -14, 80, 28, 12, "teal")) +
          each([276, 300, 324], (y) =>
            limb(
              [
                [206, y],
                [264, y + 6],
              ],
              "clay",
              23,
            ),
          ) +
          stroke("M216,289L262,293M216,313L262,317", "peach", 3),
        "water",
      ),
  ],
  "arm-choice": [
    "Врач показывает рисунки трёх доступов: фистула, протез, катетер",
    () =>
      room(
        box(240, 60, 350, 220, 24, "white") +
          each(
            [310, 415, 520],
            (x, i) =>
              disc(x, 150, 46, "ice") +
              (i === 0
                ? stroke(
                    `M${x - 30},172C${x - 8},136 ${x + 12},126 ${x + 32},124M${x - 30},172C${x},178 ${x + 14},158 ${x + 32},152`,
                    "teal",
                    10,
                  )
                : i === 1
                  ? stroke(`M${x - 26},124V150C${x - 26},186 ${x + 26},186 ${x + 26},150V124`, "pool", 12)
                  : path(`M${x - 32},186C${x - 32},130 ${x + 32},130 ${x + 32},186Z`, "peach") +
                    stroke(`M${x + 16},126C${x - 8},142 ${x},160 ${x - 14},178`, "teal", 8)) +
              box(x - 32, 222, 64, 11, 5, "line"),
          ) +
          standing(150, FLOOR, {
            facing: "right",
            scale: 0.86,
            top: "white",
            legs: "teal",
            shoes: "navy",
            coat: true,
            skin: "clay",
            hair: "crop",
            hairColour: "raven",
            beard: "raven",
            farArm: [
              [-70, -320],
              [-140, -350],
            ],
            nearArm: [
              [14, -254],
              [-40, -210],
            ],
          }) +
          chair(660, FLOOR, "left", "clay") +
          seated(656, 380, {
            top: "warm",
            legs: "navy",
            shoes: "navy",
            hair: "bob",
            hairColour: "silver",
            nearArm: [
              [-4, -36],
              [-80, -34],
            ],
          }),
      ),
  ],
};
