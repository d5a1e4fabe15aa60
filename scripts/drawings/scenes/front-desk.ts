import { at, box, disc, each, limb, oval, path, rects, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, FLOOR, plant, room, roundTable, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";
import { wheelchair } from "../wheelchair.ts";

/** What one asks, reads and leaves at the entrance of a center. */
export const frontDesk: Scenes = {
  "notice-board": [
    "Администратор вешает на доску объявление, посетительница с тростью читает новости",
    () =>
      room(
        box(196, 64, 372, 244, 14, "clay") +
          box(212, 80, 340, 212, 6, "cream") +
          box(236, 110, 92, 124, 4, "white") +
          box(246, 120, 72, 44, 3, "mist") +
          path("M258,164V146L282,130L306,146V164Z", "teal") +
          writing(248, 178, [66, 52, 60], "steel", 17, 6) +
          box(352, 98, 92, 96, 4, "white", { turn: 3 }) +
          at(
            398,
            146,
            box(-46, -48, 92, 22, 4, "warm") +
              rects(
                [...Array(12).keys()].map((i) => [-36 + (i % 4) * 20, -16 + Math.floor(i / 4) * 19, 11, 11]),
                "steel",
              ) +
              box(4, 3, 11, 11, 2, "teal"),
            { turn: 3 },
          ) +
          box(362, 212, 84, 62, 4, "lemon", { turn: -3 }) +
          writing(374, 228, [58, 46], "white", 18, 7) +
          box(464, 112, 72, 150, 4, "white", { turn: -2 }) +
          writing(476, 130, [46, 50, 40, 48, 34], "steel", 17, 6) +
          oval(500, 232, 20, 16, "leaf") +
          each(
            [
              [282, 112],
              [400, 102],
              [404, 214],
              [500, 116],
            ] as const,
            ([x, y]) => disc(x, y, 7, "teal"),
          ) +
          plant(382, FLOOR, 0.74) +
          standing(130, FLOOR, {
            facing: "right",
            scale: 0.88,
            top: "leaf",
            legs: "navy",
            shoes: "rust",
            skin: "clay",
            hair: "crop",
            tilt: 6,
            nearArm: [
              [-56, -318],
              [-118, -364],
            ],
            farArm: [
              [-52, -262],
              [-70, -214],
            ],
          }) +
          standing(640, FLOOR, {
            scale: 0.8,
            top: "rust",
            sleeve: "rust",
            legs: "navy",
            shoes: "navy",
            coat: true,
            hair: "bun",
            hairColour: "silver",
            glasses: true,
            nearArm: [
              [18, -256],
              [-44, -228],
            ],
            holdsNear: limb(
              [
                [-56, -232],
                [-70, -2],
              ],
              "navy",
              9,
            ),
          }),
      ),
  ],
  question: [
    "Пациент поднял руку с вопросом, медсестра отвечает",
    () =>
      room(
        at(
          310,
          104,
          path("M-76,-30Q-76,-60 -46,-60H46Q76,-60 76,-30V30Q76,60 46,60H-46Q-58,60 -66,52L-98,62L-76,26Z", "teal") +
            stroke("M-20,-18C-20,-44 22,-44 22,-16C22,2 0,2 0,20", "white", 12) +
            disc(0, 40, 8, "white"),
        ) +
          at(
            466,
            104,
            path("M-64,-26Q-64,-54 -36,-54H36Q64,-54 64,-26V26Q64,42 56,48L78,72L30,54H-36Q-64,54 -64,26Z", "white") +
              writing(-42, -28, [84, 68, 50], "steel", 22, 9),
          ) +
          chair(150, FLOOR, "right") +
          seated(154, 380, {
            facing: "right",
            top: "rust",
            legs: "navy",
            shoes: "navy",
            skin: "clay",
            hair: "short",
            hairColour: "silver",
            tilt: 6,
            nearArm: [
              [-66, -110],
              [-76, -186],
            ],
            farArm: [
              [-40, -50],
              [-96, -40],
            ],
          }) +
          roundTable(400, FLOOR, 150, "oat", 150) +
          box(352, 362, 72, 12, 3, "mist") +
          box(358, 352, 60, 11, 3, "warm") +
          path("M440,336h26l-4,38h-18Z", "ice") +
          path("M442,352h22l-2,22h-18Z", "mist") +
          standing(600, FLOOR, {
            scale: 0.88,
            top: "pool",
            legs: "teal",
            hair: "bob",
            hairColour: "rust",
            nearArm: [
              [-14, -262],
              [-92, -288],
            ],
            farArm: [
              [-50, -262],
              [-70, -206],
            ],
          }) +
          plant(700, FLOOR, 0.56),
      ),
  ],
  "reviews-book": [
    "Посетитель в кресле-коляске пишет в книге отзывов у стойки администратора",
    () =>
      room(
        box(300, 90, 200, 96, 14, "white") +
          stroke("M330,152q16,-50 32,0M390,124h84M390,150h60", "mist", 9) +
          standing(590, FLOOR, {
            scale: 0.86,
            top: "lemon",
            legs: "navy",
            hair: "tail",
            hairColour: "cocoa",
            tilt: -6,
            nearArm: [
              [-10, -250],
              [-86, -226],
            ],
            farArm: [
              [-60, -254],
              [-106, -236],
            ],
          }) +
          path("M408,344H700V524H408Z", "oat") +
          stroke("M481,384V490M554,384V490M627,384V490", "clay", 4, { opacity: 0.5 }) +
          box(336, 334, 380, 20, 10, "clay") +
          box(640, 286, 52, 50, 6, "teal") +
          box(652, 296, 28, 5, 2, "white") +
          path("M372,336C384,304 424,308 440,324C456,308 496,304 508,336Z", "white") +
          stroke("M372,336H508M440,326V336", "teal", 6) +
          wheelchair(
            196,
            FLOOR,
            seated(0, 0, {
              facing: "right",
              top: "pool",
              legs: "navy",
              shoes: "rust",
              hair: "bald",
              hairColour: "silver",
              beard: "silver",
              tilt: -6,
              nearArm: [
                [-88, -40],
                [-174, -48],
              ],
              farArm: [
                [-80, -52],
                [-160, -50],
              ],
              holdsNear: limb(
                [
                  [-172, -78],
                  [-198, -34],
                ],
                "warm",
                7,
              ),
            }),
          ),
      ),
  ],
};
