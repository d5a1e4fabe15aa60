import { at, box, disc, each, limb, path, ring } from "../ink.ts";
import { cloud, hills, tree, van } from "../outdoors.ts";
import { seated, standing } from "../people.ts";
import { panel, shadow } from "../room.ts";
import type { Scenes } from "../scene.ts";

const wheelchair = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    shadow(0, 4, 90) +
      ring(20, -62, 58, "navy", 9) +
      ring(20, -62, 12, "line", 6) +
      ring(-84, -26, 22, "navy", 8) +
      limb(
        [
          [60, -220],
          [50, -120],
          [-66, -116],
          [-84, -30],
        ],
        "pool",
        14,
      ) +
      limb(
        [
          [60, -220],
          [84, -226],
        ],
        "ink",
        12,
      ),
    { scale },
  );

/** The way to us, and from us to the home. */
export const road: Scenes = {
  transport: [
    "Социальное такси с пандусом, водитель помогает человеку в кресле-коляске",
    () =>
      panel(
        "water",
        cloud(180, 110) +
          hills(400, "mist", 30) +
          path("M0,440H760V560H0Z", "dune") +
          box(0, 490, 760, 8, 4, "white", { opacity: 0.7 }) +
          tree(60, 450, 1.2) +
          van(500, 500, 1.2, { body: "teal", ramp: true }) +
          wheelchair(190, 510, 0.86) +
          seated(196, 408, {
            facing: "right",
            scale: 0.8,
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
          }) +
          standing(100, 512, {
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
        cloud(200, 110) +
          hills(400, "mist", 30) +
          box(520, 120, 260, 330, 16, "white") +
          box(560, 200, 70, 80, 8, "mist") +
          box(660, 200, 70, 80, 8, "mist") +
          box(590, 310, 110, 140, 8, "teal") +
          disc(612, 384, 7, "peach") +
          path("M0,440H760V560H0Z", "dune") +
          van(190, 500, 1.05, { body: "pool" }) +
          standing(470, 520, {
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
              [660, 470],
              [660, 400],
              [730, 470],
            ] as const,
            ([x, y]) => box(x - 40, y, 74, 62, 6, "clay") + box(x - 12, y, 20, 62, 0, "peach"),
          ),
      ),
  ],
};
