import { at, box, disc, each, path, stroke } from "../ink.ts";
import { KIDNEY } from "../kidney.ts";
import { seated, standing } from "../people.ts";
import { chair, FLOOR, plant, room, roundTable, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Doctors who listen and explain. */
export const doctors: Scenes = {
  specialists: [
    "Врач слушает стетоскопом фистулу на руке пациентки",
    () =>
      room(
        window(250, 44, 260, 190, { far: "trees" }) +
          chair(166, FLOOR, "right", "clay") +
          chair(588, FLOOR, "left") +
          seated(170, 380, {
            facing: "right",
            top: "lemon",
            sleeve: "lemon",
            legs: "navy",
            shoes: "rust",
            hair: "scarf",
            hairColour: "rust",
            skin: "clay",
            nearArm: [
              [-70, -36],
              [-204, -50],
            ],
            farArm: [
              [-46, -48],
              [-92, -40],
            ],
          }) +
          roundTable(346, FLOOR, 176, "oat", 150) +
          box(286, 344, 128, 32, 14, "mist") +
          seated(584, 380, {
            top: "white",
            legs: "teal",
            shoes: "navy",
            hair: "short",
            hairColour: "bark",
            tilt: -8,
            nearArm: [
              [-60, -44],
              [-206, -72],
            ],
            farArm: [
              [-70, -52],
              [-150, -40],
            ],
          }) +
          at(
            584,
            380,
            stroke(
              "M10,-200C14,-172 -4,-150 -14,-136C-30,-110 -60,-96 -110,-92C-170,-88 -216,-96 -234,-72",
              "navy",
              6,
            ) + disc(-236, -64, 13, "steel"),
          ) +
          plant(712, FLOOR, 0.46),
      ),
  ],
  "kidney-model": [
    "Врач показывает пациентке большую модель почки в разрезе",
    () =>
      room(
        box(260, 62, 240, 96, 14, "white") +
          writing(284, 88, [90, 70], "steel", 24, 9) +
          path("M404,132V108h14v24zM430,132V96h14v36zM456,132V84h14v48z", "mist") +
          standing(150, FLOOR, {
            facing: "right",
            scale: 0.88,
            top: "white",
            legs: "teal",
            shoes: "rust",
            coat: true,
            skin: "clay",
            hair: "bob",
            hairColour: "cocoa",
            nearArm: [
              [-40, -262],
              [-134, -284],
            ],
            farArm: [
              [-52, -262],
              [-74, -212],
            ],
          }) +
          roundTable(384, FLOOR, 220, "oat", 160) +
          box(340, 348, 96, 18, 8, "navy") +
          stroke("M388,350V300", "steel", 9) +
          at(
            378,
            246,
            path(KIDNEY, "rust") +
              path(KIDNEY, "peach", {}).replace("<path", '<path transform="scale(.84)"') +
              stroke("M-60,2C-10,-2 20,-60 34,-84M-10,4C30,8 60,4 92,2M-20,8C10,20 30,70 40,92", "clay", 15) +
              each(
                [
                  [38, -92],
                  [96, 2],
                  [44, 100],
                  [86, -52],
                  [84, 58],
                ] as const,
                ([x, y]) => disc(x, y, 20, "clay"),
              ) +
              stroke("M-40,4C-70,20 -66,70 -66,130", "lemon", 20) +
              stroke("M-48,-14H-110", "warm", 13) +
              stroke("M-48,10C-70,14 -90,14 -110,12", "pool", 13),
            { scale: 0.56 },
          ) +
          chair(646, FLOOR, "left", "teal") +
          seated(642, 380, {
            top: "pool",
            legs: "navy",
            shoes: "navy",
            hair: "bun",
            hairColour: "straw",
            nearArm: [
              [-8, -36],
              [-90, -40],
            ],
            farArm: [
              [-50, -44],
              [-96, -34],
            ],
          }),
      ),
  ],
};
