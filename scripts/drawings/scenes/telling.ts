import { at, box, type Colour, disc, each, limb, path, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, cup, FLOOR, room, roundTable, shadow, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Those who tell their story. */
export const telling: Scenes = {
  telling: [
    "В креслах у столика женщина рассказывает, пожилой мужчина слушает; на стене семейные фотографии",
    () =>
      room(
        each(
          [
            [250, 84, 90, 110],
            [362, 70, 120, 88],
            [362, 178, 70, 66],
          ] as const,
          ([x, y, w, h], i) =>
            box(x, y, w, h, 6, i === 1 ? "clay" : "teal") +
            box(x + 9, y + 9, w - 18, h - 18, 3, "ice") +
            (i === 1
              ? path(`M${x + 9},${y + h - 9}V${y + 56}l26,-20l24,18l20,-12l32,22V${y + h - 9}Z`, "leaf") +
                disc(x + 84, y + 28, 9, "lemon")
              : disc(x + w / 2 - 12, y + h / 2 - 2, 11, "clay") +
                disc(x + w / 2 + 14, y + h / 2 + 2, 9, "peach") +
                path(`M${x + w / 2 - 28},${y + h - 9}q2,-26 16,-26t16,26z`, "navy") +
                path(`M${x + w / 2 + 2},${y + h - 9}q2,-22 13,-22t13,22z`, "rust")),
        ) +
          armchair(
            150,
            "right",
            seated(0, 0, {
              facing: "right",
              top: "rust",
              legs: "navy",
              shoes: "navy",
              hair: "bob",
              hairColour: "cocoa",
              skin: "clay",
              nearArm: [
                [-34, -56],
                [-92, -112],
              ],
              farArm: [
                [-62, -74],
                [-122, -104],
              ],
            }),
          ) +
          armchair(
            612,
            "left",
            seated(0, 0, {
              top: "leaf",
              legs: "cocoa",
              shoes: "rust",
              hair: "bald",
              hairColour: "silver",
              glasses: true,
              tilt: -4,
              nearArm: [
                [-8, -46],
                [-74, -84],
              ],
              holdsNear: cup(-92, -78, "white", 0.8),
            }),
          ) +
          roundTable(384, FLOOR, 130, "oat", 128) +
          at(
            372,
            396,
            path("M-30,-4C-44,-30 -22,-50 0,-50S44,-30 30,-4Z", "pool") +
              stroke("M32,-30C52,-34 46,-8 26,-12M-32,-26C-46,-30 -50,-42 -56,-46", "pool", 8) +
              disc(0, -54, 7, "teal"),
          ) +
          cup(424, 390, "warm", 0.62) +
          at(
            384,
            FLOOR,
            path("M-46,-4C-58,-34 -20,-46 6,-42C38,-40 54,-18 44,-4Z", "navy") +
              path("M-52,-6C-64,-20 -56,-34 -52,-42L-40,-32H-30L-20,-42C-14,-30 -12,-14 -22,-6Z", "navy") +
              stroke("M40,-6C20,4 -4,2 -14,-6", "navy", 10) +
              stroke("M-46,-20q4,4 8,0M-32,-20q4,4 8,0", "ice", 2.5),
          ),
      ),
  ],
  messages: [
    "Женщина и пожилой мужчина с телефонами, между ними большой экран: видео и переписка",
    () =>
      room(
        shadow(384, FLOOR + 2, 130) +
          box(272, 62, 216, 462, 34, "navy") +
          box(286, 96, 188, 392, 14, "ice") +
          box(350, 74, 60, 8, 4, "steel") +
          box(300, 112, 160, 108, 14, "pool") +
          disc(380, 166, 30, "white") +
          path("M371,151L397,166L371,181Z", "teal") +
          bubble(300, 238, 118, "white") +
          writing(318, 254, [80, 54], "steel", 16) +
          bubble(342, 306, 118, "teal") +
          writing(360, 322, [82, 60], "mist", 16) +
          bubble(300, 374, 66, "white") +
          path(
            "M333,412C318,400 314,392 320,386C326,380 332,384 333,390C334,384 340,380 346,386C352,392 348,400 333,412Z",
            "warm",
          ) +
          box(300, 446, 160, 26, 13, "white") +
          disc(446, 459, 9, "pool") +
          standing(150, FLOOR, {
            facing: "right",
            scale: 0.86,
            top: "lemon",
            legs: "navy",
            shoes: "rust",
            hair: "bob",
            hairColour: "cocoa",
            skin: "clay",
            tilt: -8,
            nearArm: [
              [2, -256],
              [-74, -296],
            ],
            farArm: [
              [-40, -266],
              [-78, -300],
            ],
            holdsNear: handset(-90, -318, 10),
          }) +
          chair(646, FLOOR, "left", "teal") +
          seated(642, 380, {
            top: "leaf",
            legs: "pool",
            shoes: "rust",
            hair: "bald",
            hairColour: "silver",
            beard: "silver",
            glasses: true,
            tilt: -8,
            nearArm: [
              [-8, -44],
              [-78, -84],
            ],
            farArm: [
              [-50, -64],
              [-88, -92],
            ],
            holdsNear: handset(-96, -104, -10),
          }),
      ),
  ],
};

/** An armchair around whoever sits in it, the near arm of the chair before the hip. */
function armchair(x: number, facing: "left" | "right", person: string): string {
  const side = facing === "right" ? -1 : 1;
  const behind =
    shadow(10, FLOOR - 376, 130, 8) +
    limb(
      [
        [76, 96],
        [92, -92],
      ],
      "teal",
      62,
    ) +
    box(-72, 18, 170, 104, 16, "teal") +
    each([-54, 92], (dx) => box(dx - 8, 116, 16, 28, 4, "clay"));
  const before = box(-58, -22, 150, 36, 18, "pool") + path("M-44,6H90V104Q90,122 72,122H-28Q-44,122 -44,106Z", "pool");
  return at(x, 380, behind, { flip: side < 0 }) + at(x, 380, person) + at(x, 380, before, { flip: side < 0 });
}

/** What somebody wrote, two lines long. */
function bubble(x: number, y: number, w: number, colour: Colour): string {
  return box(x, y, w, 54, 18, colour);
}

/** A telephone as it is held. */
function handset(x: number, y: number, turn: number): string {
  return at(x, y, box(-8, -34, 16, 68, 6, "navy") + box(4, -28, 4, 56, 2, "ice"), { turn });
}
