import { at, box, disc, each, path } from "../ink.ts";
import { cloud, hills, van } from "../outdoors.ts";
import { seated, standing } from "../people.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";
import { wheelchair } from "../wheelchair.ts";

/** The way to us, and from us to the home. */
export const road: Scenes = {
  transport: [
    "Социальное такси с пандусом, водитель помогает человеку в кресле-коляске",
    () =>
      panel(
        "water",
        cloud(180, 126) +
          hills(400, "mist", 30) +
          path("M0,440H760V560H0Z", "dune") +
          box(0, 490, 760, 8, 4, "white", { opacity: 0.7 }) +
          van(648, 500, 1.7, { body: "teal", ramp: true }) +
          wheelchair(
            196,
            508,
            seated(0, 0, {
              facing: "right",
              top: "warm",
              legs: "navy",
              shoes: "rust",
              hair: "bald",
              hairColour: "silver",
              glasses: true,
              nearArm: [
                [4, -34],
                [-70, -36],
              ],
            }),
            0.84,
          ) +
          standing(78, 510, {
            facing: "right",
            scale: 0.78,
            top: "navy",
            legs: "pool",
            shoes: "white",
            hair: "short",
            hairColour: "bark",
            nearArm: [
              [-10, -260],
              [-76, -250],
            ],
            farArm: [
              [-40, -260],
              [-80, -246],
            ],
          }),
      ),
  ],
  delivery: [
    "Курьер привёз коробки с растворами к подъезду",
    () =>
      panel(
        "water",
        cloud(200, 126) +
          hills(400, "mist", 30) +
          box(520, 70, 260, 390, 16, "white") +
          box(566, 100, 160, 50, 8, "mist") +
          box(576, 180, 140, 270, 8, "teal") +
          disc(698, 330, 8, "butter") +
          path("M0,440H760V560H0Z", "dune") +
          van(50, 500, 1.7, { body: "pool" }) +
          standing(470, 512, {
            facing: "right",
            scale: 0.84,
            top: "warm",
            legs: "navy",
            shoes: "white",
            hair: "short",
            hairColour: "raven",
            skin: "clay",
            nearArm: [
              [0, -256],
              [-80, -244],
            ],
            farArm: [
              [-40, -262],
              [-86, -240],
            ],
            holdsNear: at(-96, -250, box(-56, -46, 112, 84, 8, "clay") + box(-14, -46, 28, 84, 0, "peach")),
          }) +
          each(
            [
              [630, 450],
              [630, 388],
              [706, 450],
            ] as const,
            ([x, y]) => box(x - 40, y, 74, 62, 6, "clay") + box(x - 12, y, 20, 62, 0, "peach"),
          ),
      ),
  ],
};
