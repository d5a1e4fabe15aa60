import { at, box, disc, each, path, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, desk, FLOOR, room, shadow } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Where to go, and whom to hand the papers. */
export const wallMap: Scenes = {
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
            legs: "cocoa",
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
  commission: [
    "Посетительница отдаёт папку с документами сотруднице за столом",
    () =>
      room(
        box(300, 80, 170, 110, 10, "white") +
          stroke("M326,110h118M326,134h90M326,158h104", "steel", 8) +
          chair(130, FLOOR, "right", "clay") +
          chair(636, FLOOR, "left", "teal") +
          desk(420, FLOOR, 280, 170) +
          seated(134, 380, {
            facing: "right",
            top: "mist",
            legs: "navy",
            shoes: "rust",
            hair: "bob",
            hairColour: "silver",
            glasses: true,
            nearArm: [
              [-60, -50],
              [-150, -62],
            ],
            holdsNear: box(-216, -88, 84, 46, 6, "warm", { turn: -6 }),
          }) +
          seated(632, 380, {
            top: "leaf",
            legs: "teal",
            shoes: "navy",
            hair: "tail",
            skin: "clay",
            nearArm: [
              [-66, -44],
              [-160, -50],
            ],
          }) +
          box(430, 338, 76, 16, 3, "ice") +
          box(434, 324, 68, 14, 3, "lemon"),
      ),
  ],
};

function pin(x: number, y: number): string {
  return (
    path(`M${x},${y}C${x - 16},${y - 20} ${x - 12},${y - 38} ${x},${y - 38}S${x + 16},${y - 20} ${x},${y}Z`, "teal") +
    disc(x, y - 25, 5, "white")
  );
}
