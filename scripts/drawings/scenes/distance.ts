import { at, box, clipped, frame, path, stroke } from "../ink.ts";
import { tree } from "../outdoors.ts";
import { seated, standing } from "../people.ts";
import { chair, FLOOR, room, shadow } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** An open hand that waves. */
function fingers(x: number, y: number): string {
  return at(x, y, stroke("M-10,10L-16,-18M-2,6L-3,-26M7,8L10,-24", "peach", 9));
}

/** The year when those who love each other waved through glass. */
export const distance: Scenes = {
  pandemic: [
    "Медсестра в маске рядом с пациенткой, за окном с улицы машет дочь",
    () =>
      room(
        clipped(
          "w",
          `<rect x="40" y="50" width="320" height="340" rx="20"/>`,
          box(40, 50, 320, 340, 0, "water") +
            box(40, 330, 320, 80, 0, "leaf") +
            tree(90, 344, 1.2, "teal") +
            standing(278, 470, {
              facing: "right",
              scale: 0.74,
              top: "lemon",
              legs: "navy",
              hair: "bob",
              hairColour: "bark",
              mask: true,
              nearArm: [
                [-40, -300],
                [-66, -384],
              ],
              holdsNear: fingers(-72, -406),
            }),
        ) +
          box(194, 50, 10, 340, 0, "white") +
          frame(40, 50, 320, 340, 20, "white", 14) +
          box(22, 386, 356, 18, 9, "white") +
          chair(470, FLOOR, "left") +
          seated(466, 380, {
            top: "warm",
            legs: "teal",
            shoes: "rust",
            hair: "bun",
            hairColour: "silver",
            glasses: true,
            mask: true,
            nearArm: [
              [-30, -60],
              [-92, -120],
            ],
          }) +
          standing(646, FLOOR, {
            scale: 0.92,
            top: "pool",
            legs: "teal",
            hair: "tail",
            hairColour: "raven",
            mask: true,
            nearArm: [
              [-10, -260],
              [-70, -250],
            ],
            holdsNear: at(
              -70,
              -262,
              box(-34, -46, 68, 88, 8, "clay") +
                box(-28, -38, 56, 72, 4, "white") +
                path("M-20,-24h36v6h-36zM-20,-8h28v6h-28z", "steel"),
              { turn: -10 },
            ),
          }) +
          shadow(646, FLOOR + 4, 60, 6),
      ),
  ],
};
