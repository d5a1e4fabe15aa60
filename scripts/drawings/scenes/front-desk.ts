import { at, box, disc, each, limb, oval, path, rects, ring, stroke, times } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, FLOOR, plant, room, roundTable, shadow, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

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
          330,
          104,
          path("M-76,-30Q-76,-60 -46,-60H46Q76,-60 76,-30V30Q76,60 46,60H-24L-70,92L-58,58Q-76,50 -76,30Z", "teal") +
            stroke("M-20,-18C-20,-44 22,-44 22,-16C22,2 0,2 0,20", "white", 12) +
            disc(0, 40, 8, "white"),
        ) +
          at(
            500,
            104,
            path("M-76,-26Q-76,-54 -48,-54H48Q76,-54 76,-26V26Q76,54 60,54L78,84L30,54H-48Q-76,54 -76,26Z", "white") +
              writing(-52, -28, [100, 82, 60], "steel", 22, 9),
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
          path("M352,344H700V524H352Z", "oat") +
          stroke("M446,384V490M530,384V490M614,384V490", "clay", 4, { opacity: 0.5 }) +
          box(336, 334, 380, 20, 10, "clay") +
          box(640, 286, 52, 50, 6, "teal") +
          box(652, 296, 28, 5, 2, "white") +
          path("M372,336C384,304 424,308 440,324C456,308 496,304 508,336Z", "white") +
          stroke("M372,336H508M440,326V336", "teal", 6) +
          wheelchairBack(196) +
          seated(196, 366, {
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
          }) +
          wheelchairFront(196),
      ),
  ],
  "regions-wall": [
    "Координатор показывает мужчине с чемоданом пять регионов на карте на стене",
    () =>
      room(
        box(168, 62, 424, 262, 18, "clay") +
          box(182, 76, 396, 234, 8, "mist") +
          path(
            "M204,196C196,150 240,120 286,128C320,108 380,120 420,112C470,96 540,116 558,150C566,190 552,232 512,240C470,262 430,236 392,246C360,262 330,250 312,262C290,292 262,290 250,268C226,260 206,232 204,196Z",
            "cream",
          ) +
          path("M268,150C282,138 312,142 316,160C312,182 284,190 268,178C260,168 260,158 268,150Z", "leaf") +
          path("M232,126C250,114 280,124 276,140C264,152 238,150 230,142Z", "pool") +
          path("M352,176C376,164 402,172 404,190C398,210 366,216 350,202C344,192 344,184 352,176Z", "lemon") +
          path("M252,252C272,240 304,246 308,260C300,278 276,284 262,276C252,270 248,260 252,252Z", "rust") +
          path("M468,148C500,134 532,146 532,170C524,196 488,204 466,186C456,172 458,156 468,148Z", "ice") +
          stroke("M330,150C340,180 326,206 344,232M420,130C436,170 420,200 444,232", "mist", 5) +
          each(
            [
              [252, 134],
              [290, 164],
              [378, 192],
              [280, 262],
              [496, 170],
            ] as const,
            ([x, y]) => pin(x, y),
          ) +
          standing(104, FLOOR, {
            facing: "right",
            scale: 0.88,
            top: "pool",
            legs: "teal",
            hair: "bun",
            hairColour: "cocoa",
            skin: "clay",
            nearArm: [
              [-60, -314],
              [-136, -346],
            ],
            farArm: [
              [-48, -262],
              [-64, -212],
            ],
          }) +
          standing(604, FLOOR, {
            scale: 0.9,
            top: "navy",
            legs: "bark",
            shoes: "navy",
            collar: "lemon",
            hair: "short",
            hairColour: "silver",
            glasses: true,
            nearArm: [
              [24, -250],
              [30, -176],
            ],
            farArm: [
              [-46, -260],
              [-96, -290],
            ],
          }) +
          at(
            630,
            FLOOR,
            shadow(10, 2, 60, 7) +
              stroke("M-20,-112V-150H44V-112", "navy", 8) +
              box(-44, -116, 108, 108, 14, "warm") +
              stroke("M-24,-98V-24M44,-98V-24", "butter", 6) +
              disc(-26, -6, 8, "navy") +
              disc(46, -6, 8, "navy"),
          ),
      ),
  ],
};

function pin(x: number, y: number): string {
  return (
    path(`M${x},${y}C${x - 16},${y - 20} ${x - 12},${y - 38} ${x},${y - 38}S${x + 16},${y - 20} ${x},${y}Z`, "teal") +
    disc(x, y - 25, 5, "white")
  );
}

/** Facing right, around the hip of whoever sits in it. */
function wheelchairBack(x: number): string {
  return (
    shadow(x + 30, FLOOR + 4, 150, 8) +
    limb(
      [
        [x - 104, 270],
        [x - 66, 274],
        [x - 56, 404],
      ],
      "navy",
      12,
    ) +
    box(x - 62, 388, 150, 24, 10, "navy") +
    limb(
      [
        [x + 84, 402],
        [x + 96, 500],
        [x + 150, 512],
      ],
      "steel",
      10,
    )
  );
}

function wheelchairFront(x: number): string {
  const [wx, wy] = [x - 24, FLOOR - 76];
  return (
    ring(wx, wy, 70, "navy", 10) +
    ring(wx, wy, 56, "steel", 4) +
    stroke(
      times(6, (i) => {
        const [dx, dy] = [Math.cos((i * Math.PI) / 6) * 54, Math.sin((i * Math.PI) / 6) * 54];
        return `M${Math.round(wx - dx)},${Math.round(wy - dy)}L${Math.round(wx + dx)},${Math.round(wy + dy)}`;
      }),
      "steel",
      3,
    ) +
    disc(wx, wy, 10, "navy") +
    ring(x + 84, FLOOR - 22, 17, "navy", 9)
  );
}
