import { at, box, disc, limb, oval, path, rects, stroke } from "../ink.ts";
import { head, seated, standing } from "../people.ts";
import { book, chair, FLOOR, plant, room, roundTable, shadow, window } from "../room.ts";
import type { Scenes } from "../scene.ts";
import { machine, recliner } from "../ward.ts";

/** A far arm that hangs behind the body. */
const RESTS = [
  [-10, -70],
  [-24, -34],
] as const;

/** People beside people, at home and in the hall. */
export const nearOnes: Scenes = {
  carer: [
    "Дочь укрывает пледом пожилого отца в кресле",
    () =>
      room(
        window(420, 40, 270, 220, { far: "trees" }) +
          at(
            290,
            FLOOR,
            shadow(-20, 2, 170) +
              rects(
                [
                  [-142, -30, 20, 30],
                  [-4, -30, 20, 30],
                ],
                "clay",
              ) +
              path("M-36,-330C-92,-350 -148,-322 -150,-262L-156,-70C-156,-40 -140,-24 -110,-24H0Z", "pool") +
              path("M-44,-304C-84,-318 -112,-300 -114,-262L-120,-110H-30Z", "mist"),
          ) +
          seated(270, 384, {
            facing: "right",
            top: "white",
            legs: "navy",
            shoes: "rust",
            hair: "bald",
            hairColour: "silver",
            beard: "silver",
            glasses: true,
            nearArm: [
              [4, -34],
              [-60, -30],
            ],
          }) +
          at(
            270,
            384,
            path(
              "M-30,-44C40,-58 124,-54 158,-34C182,0 176,60 174,112H66C68,80 62,52 54,36H-28C-38,0 -36,-30 -30,-44Z",
              "warm",
            ) + stroke("M10,-46q8,40 2,76M52,-50q10,44 6,86M84,60h88M80,84h92", "peach", 7),
          ) +
          box(110, 356, 190, 44, 22, "pool") +
          box(128, 396, 180, 106, 16, "pool") +
          standing(520, FLOOR, {
            scale: 0.86,
            top: "teal",
            legs: "navy",
            shoes: "navy",
            hair: "tail",
            hairColour: "bark",
            tilt: -8,
            nearArm: [
              [-34, -260],
              [-134, -218],
            ],
            farArm: [
              [-64, -270],
              [-148, -242],
            ],
          }) +
          plant(660, FLOOR, 0.9),
      ),
  ],
  child: [
    "Мама читает книгу дочке с плюшевым медведем",
    () =>
      room(
        window(90, 40, 270, 220, { far: "roofs" }) +
          path("M160,524V400Q160,350 210,350H560Q610,350 610,400V524Z", "pool") +
          box(140, 400, 60, 124, 28, "teal") +
          box(570, 400, 60, 124, 28, "teal") +
          box(200, 420, 370, 60, 20, "mist") +
          seated(282, 396, {
            facing: "right",
            scale: 0.9,
            top: "leaf",
            legs: "navy",
            shoes: "rust",
            hair: "bob",
            hairColour: "raven",
            tilt: -8,
            nearArm: [
              [-6, -40],
              [-86, -66],
            ],
            holdsNear: book(-106, -60, 0.9, -6),
          }) +
          seated(536, 428, {
            scale: 0.66,
            shortLegs: true,
            top: "warm",
            legs: "teal",
            shoes: "white",
            hair: "tail",
            hairColour: "bark",
            tilt: -10,
            nearArm: [
              [-8, -40],
              [-70, -50],
            ],
            holdsNear: at(
              -54,
              -40,
              disc(0, -44, 34, "clay") +
                disc(-26, -72, 13, "clay") +
                disc(26, -72, 13, "clay") +
                oval(0, 14, 40, 40, "clay") +
                oval(0, 20, 24, 24, "peach") +
                disc(0, -36, 14, "peach") +
                disc(-12, -52, 4, "ink") +
                disc(12, -52, 4, "ink"),
            ),
          }) +
          at(640, 90, box(-60, 60, 120, 12, 6, "clay") + path("M-40,60V20H0V60Z", "warm") + disc(30, 38, 22, "mist")),
      ),
  ],
  "chair-exercise": [
    "Пациент в кресле поднимает ногу с резиновой лентой, медсестра показывает движение",
    () =>
      room(
        window(200, 30, 460, 220, { bars: [0.5] }) +
          machine(700, FLOOR, 0.74) +
          at(
            104,
            11,
            recliner("teal", "pool") +
              limb(
                [
                  [612, 300],
                  [604, 262],
                ],
                "peach",
                32,
              ),
            { scale: 0.8 },
          ) +
          at(
            104,
            11,
            limb(
              [
                [534, 440],
                [400, 440],
                [260, 380],
              ],
              "navy",
              50,
            ) +
              path("M196,340C190,326 206,314 220,322L262,360L240,398C220,396 204,366 196,340Z", "warm") +
              stroke("M236,380C300,470 420,480 500,470", "lemon", 11) +
              limb(
                [
                  [534, 446],
                  [350, 440],
                  [226, 512],
                ],
                "navy",
                52,
              ) +
              path(
                "M150,486C140,470 150,452 166,454L196,470C210,478 226,490 232,512L208,540C196,540 184,524 176,512Z",
                "rust",
              ) +
              path(
                "M498,470C496,436 512,402 536,356C552,322 560,292 584,280C612,268 650,288 652,318C650,356 614,414 588,464C570,492 508,494 498,470Z",
                "mist",
              ) +
              limb(
                [
                  [610, 334],
                  [564, 424],
                  [500, 464],
                ],
                "mist",
                40,
              ) +
              disc(492, 468, 16, "peach") +
              head(592, 220, 44, { hair: "short", hairColour: "silver", beard: "silver" }),
            { scale: 0.8 },
          ) +
          standing(86, FLOOR, {
            facing: "right",
            scale: 0.84,
            top: "pool",
            legs: "teal",
            skin: "clay",
            hair: "bun",
            hairColour: "raven",
            nearArm: [
              [-10, -270],
              [-70, -330],
            ],
            farArm: [
              [-50, -290],
              [-100, -350],
            ],
          }),
      ),
  ],
  goodbye: [
    "Двое держатся за руки у окна вечером",
    () =>
      room(
        window(180, 30, 400, 260, { sun: [0.5, 0.56, 54] }) +
          chair(200, FLOOR, "right", "clay") +
          chair(564, FLOOR, "left", "clay") +
          seated(560, 380, {
            top: "teal",
            legs: "navy",
            shoes: "navy",
            skin: "clay",
            hair: "crop",
            hairColour: "raven",
            tilt: -8,
            nearArm: [
              [-26, -46],
              [-158, -40],
            ],
            farArm: RESTS,
          }) +
          seated(204, 380, {
            facing: "right",
            top: "mist",
            legs: "pool",
            shoes: "rust",
            hair: "scarf",
            hairColour: "silver",
            nearArm: [
              [-26, -52],
              [-172, -56],
            ],
            farArm: RESTS,
          }) +
          // Her hand lies on his, under his thumb.
          limb(
            [
              [404, 336],
              [384, 318],
            ],
            "clay",
            12,
          ) +
          at(
            700,
            FLOOR,
            roundTable(0, 0, 90) +
              path("M-20,-166h40l-6,-44h-28Z", "mist") +
              stroke("M0,-208C-10,-250 -20,-270 -26,-290M0,-208C4,-250 14,-274 24,-286", "teal", 6) +
              disc(-28, -298, 20, "white") +
              disc(28, -296, 20, "peach"),
          ),
      ),
  ],
};
