import { at, box, disc, path, ring, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, cup, desk, FLOOR, plant, room, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Who works here, and whom they meet. */
export const staff: Scenes = {
  team: [
    "Врач, медсестра и инженер стоят рядом",
    () =>
      room(
        window(180, 40, 400, 230, { bars: [0.5] }) +
          standing(210, FLOOR, {
            facing: "right",
            scale: 0.88,
            top: "white",
            legs: "teal",
            shoes: "navy",
            coat: true,
            hair: "bob",
            hairColour: "silver",
            glasses: true,
            nearArm: [
              [20, -254],
              [-40, -230],
            ],
            holdsNear: at(
              -50,
              -250,
              box(-36, -44, 70, 88, 8, "clay") +
                box(-28, -34, 54, 72, 4, "white") +
                writing(-18, -24, [34, 26, 36], "line", 16, 6),
              { turn: -6 },
            ),
          }) +
          standing(380, FLOOR, {
            facing: "right",
            scale: 0.86,
            top: "pool",
            legs: "teal",
            shoes: "white",
            hair: "tail",
            hairColour: "bark",
            nearArm: [
              [20, -254],
              [4, -190],
            ],
          }) +
          standing(556, FLOOR, {
            scale: 0.9,
            top: "navy",
            legs: "pool",
            shoes: "navy",
            hair: "crop",
            hairColour: "raven",
            skin: "clay",
            beard: "raven",
            nearArm: [
              [22, -254],
              [-40, -226],
            ],
            holdsNear: at(-48, -240, stroke("M0,30L0,-30", "line", 14) + ring(0, -44, 18, "line", 11)),
          }) +
          plant(684, FLOOR, 0.7, "peach"),
      ),
  ],
  coordinator: [
    "Медсестра-координатор с гарнитурой говорит по телефону",
    () =>
      room(
        window(70, 40, 280, 220, { far: "roofs" }) +
          desk(300, FLOOR, 340, 170) +
          chair(540, FLOOR, "left", "teal") +
          seated(536, 380, {
            top: "pool",
            legs: "teal",
            shoes: "white",
            hair: "bun",
            hairColour: "bark",
            nearArm: [
              [-10, -40],
              [-120, -44],
            ],
            farArm: [
              [-54, -58],
              [-130, -52],
            ],
          }) +
          at(
            536,
            380,
            stroke("M-6,-250C34,-250 44,-226 12,-202", "ink", 8) +
              disc(12, -202, 13, "ink") +
              stroke("M8,-192C-6,-176 -20,-174 -34,-178", "ink", 5),
          ) +
          at(
            330,
            354,
            box(-84, -120, 130, 92, 12, "ink") +
              box(-74, -110, 110, 72, 6, "ice") +
              writing(-60, -98, [60, 80, 50], "pool", 18, 7) +
              box(-30, -28, 22, 22, 0, "line") +
              box(-56, -8, 80, 10, 5, "line"),
          ) +
          cup(200, 354, "warm") +
          path(
            "M610,40H730Q750,40 750,60V124Q750,144 730,144H640L604,176V144Q590,144 590,124V60Q590,40 610,40Z",
            "white",
          ) +
          writing(612, 68, [100, 80, 60], "line", 24, 9) +
          plant(700, FLOOR, 0.55),
      ),
  ],
};
