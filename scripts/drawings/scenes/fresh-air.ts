import { at, box, disc, each, limb, path, stroke } from "../ink.ts";
import { bench, birch, bird, hills, sea, sun, tree } from "../outdoors.ts";
import { seated, standing } from "../people.ts";
import { panel, shadow } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Out of doors: a walk, a bench, the way to the center. */
export const freshAir: Scenes = {
  couple: [
    "Пара обнявшись смотрит на озеро",
    () =>
      panel(
        "water",
        sun(380, 190, 84) +
          hills(330, "mist", 40) +
          sea(330, 380) +
          path("M0,450C200,430 560,430 760,450V560H0Z", "teal") +
          tree(112, 484, 1.3) +
          birch(690, 490, 1.15) +
          // Under the seat one sees their shins and heels.
          each(
            [
              [292, "pool", "white"],
              [342, "pool", "white"],
              [416, "steel", "rust"],
              [468, "steel", "rust"],
            ] as const,
            ([x, cloth, shoe]) =>
              limb(
                [
                  [x, 410],
                  [x + (x < 380 ? 2 : -2), 486],
                ],
                cloth,
                x < 380 ? 28 : 32,
              ) + box(x - 17, 488, 34, 24, 10, shoe),
          ) +
          bench(380, 512, 330, 104) +
          at(
            320,
            438,
            path("M-66,-22C-72,-80 -62,-150 -4,-152C56,-152 66,-80 62,-22Z", "warm") +
              limb(
                [
                  [0, -176],
                  [0, -150],
                ],
                "peach",
                30,
              ) +
              path(
                "M-46,-210C-50,-262 46,-262 46,-210C56,-150 50,-116 34,-108C14,-100 -14,-100 -34,-108C-50,-116 -56,-150 -46,-210Z",
                "bark",
              ),
          ) +
          at(
            442,
            438,
            path("M-70,-22C-76,-90 -64,-166 0,-168C64,-166 76,-90 70,-22Z", "white") +
              limb(
                [
                  [0, -190],
                  [0, -166],
                ],
                "clay",
                34,
              ) +
              disc(-42, -206, 10, "clay") +
              disc(42, -206, 10, "clay") +
              path("M-44,-212C-46,-274 46,-274 44,-212C42,-184 26,-172 0,-172S-42,-184 -44,-212Z", "raven"),
          ) +
          limb(
            [
              [470, 320],
              [400, 334],
              [296, 328],
            ],
            "ink",
            38,
            { opacity: 0.14 },
          ) +
          limb(
            [
              [470, 314],
              [400, 328],
              [300, 322],
            ],
            "white",
            36,
          ) +
          limb(
            [
              [292, 322],
              [276, 326],
            ],
            "clay",
            24,
          ) +
          limb(
            [
              [288, 314],
              [268, 310],
            ],
            "clay",
            10,
          ) +
          box(215, 408, 330, 16, 8, "clay") +
          box(215, 360, 330, 16, 8, "clay") +
          box(215, 336, 330, 14, 7, "clay"),
      ),
  ],
  "bench-talk": [
    "Две женщины разговаривают на скамейке в парке",
    () =>
      panel(
        "water",
        bird(330, 120) +
          bird(390, 146, 0.7) +
          hills(390, "mist", 40) +
          hills(440, "pool", 20, 0.5) +
          path("M0,470C200,456 560,460 760,470V560H0Z", "dune") +
          birch(66, 478, 1.05) +
          birch(692, 478, 1.2) +
          shadow(380, 514, 300) +
          bench(380, 512, 560, 124) +
          seated(196, 381, {
            facing: "right",
            scale: 0.92,
            top: "teal",
            legs: "navy",
            shoes: "rust",
            hair: "scarf",
            hairColour: "warm",
            nearArm: [
              [-6, -40],
              [-80, -50],
            ],
          }) +
          seated(564, 381, {
            scale: 0.92,
            top: "lemon",
            legs: "pool",
            shoes: "navy",
            hair: "short",
            hairColour: "silver",
            glasses: true,
            nearArm: [
              [-30, -60],
              [-110, -66],
            ],
            farArm: [
              [-40, -60],
              [-80, -40],
            ],
          }),
      ),
  ],
  walk: [
    "Мужчина с палками для ходьбы идёт по аллее с собакой",
    () =>
      panel(
        "water",
        sun(180, 150, 60) +
          hills(380, "mist", 44) +
          hills(440, "pool", 24, 0.5) +
          path("M0,484C200,470 560,470 760,484V560H0Z", "dune") +
          tree(670, 484, 1.12) +
          tree(108, 476, 1.2, "teal") +
          bird(520, 120) +
          bird(580, 146, 0.7) +
          standing(350, 514, {
            facing: "right",
            scale: 0.86,
            walks: true,
            top: "warm",
            legs: "teal",
            shoes: "white",
            hair: "crop",
            hairColour: "silver",
            skin: "peach",
            beard: "silver",
            nearArm: [
              [46, -270],
              [10, -210],
            ],
            farArm: [
              [-60, -280],
              [-104, -250],
            ],
            holdsFar: limb(
              [
                [-104, -256],
                [-70, -4],
              ],
              "navy",
              7,
            ),
            holdsNear: limb(
              [
                [10, -214],
                [90, -8],
              ],
              "navy",
              7,
            ),
          }) +
          at(
            520,
            514,
            shadow(0, 2, 76) +
              limb(
                [
                  [-40, -50],
                  [-46, -6],
                ],
                "clay",
                14,
              ) +
              limb(
                [
                  [34, -50],
                  [40, -6],
                ],
                "clay",
                14,
              ) +
              path("M-62,-84C-30,-104 30,-100 56,-92C70,-60 50,-40 20,-40H-40C-60,-44 -72,-64 -62,-84Z", "clay") +
              path("M40,-92C40,-130 70,-144 96,-130L112,-112C104,-98 84,-92 72,-80C60,-70 44,-74 40,-92Z", "clay") +
              path("M56,-134C40,-130 40,-100 52,-94C64,-104 66,-124 56,-134Z", "bark") +
              disc(92, -122, 4, "ink") +
              stroke("M-60,-82C-84,-90 -92,-110 -84,-124", "clay", 12),
          ),
      ),
  ],
};
