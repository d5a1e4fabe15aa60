import { forearm } from "../hands.ts";
import { at, box, disc, path, rects, ring, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, cup, desk, FLOOR, plant, room, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";
import { machine } from "../ward.ts";

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
              [16, -258],
              [-50, -228],
            ],
            farArm: [
              [-48, -262],
              [-66, -230],
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
            holdsNear: at(-48, -240, stroke("M0,30L0,-30", "steel", 14) + ring(0, -44, 18, "steel", 11)),
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
            stroke("M-6,-250C34,-250 44,-226 12,-202", "navy", 8) +
              disc(12, -202, 13, "navy") +
              stroke("M8,-192C-6,-176 -20,-174 -34,-178", "slate", 5),
          ) +
          at(
            330,
            354,
            box(-84, -120, 130, 92, 12, "navy") +
              box(-74, -110, 110, 72, 6, "ice") +
              writing(-60, -98, [60, 80, 50], "pool", 18, 7) +
              box(-30, -28, 22, 22, 0, "steel") +
              box(-56, -8, 80, 10, 5, "steel"),
          ) +
          cup(200, 354, "warm") +
          // It comes from her mouth.
          path("M396,56H476Q494,56 494,74V134L500,182L466,152H396Q378,152 378,134V74Q378,56 396,56Z", "white") +
          writing(396, 78, [78, 60, 44], "steel", 22, 9) +
          plant(700, FLOOR, 0.55),
      ),
  ],
  training: [
    "Учебный центр: наставница показывает двум коллегам учебную руку на столе, за ним аппарат для диализа",
    () =>
      room(
        disc(236, 78, 32, "white") +
          ring(236, 78, 32, "teal", 7) +
          stroke("M236,78V60M236,78L248,84", "navy", 5) +
          box(452, 118, 130, 10, 5, "clay") +
          rects(
            [
              [464, 58, 22, 60],
              [520, 66, 20, 52],
            ],
            "teal",
          ) +
          rects(
            [
              [490, 64, 26, 54],
              [546, 54, 24, 64],
            ],
            "mist",
          ) +
          machine(344, FLOOR, 0.86) +
          standing(636, FLOOR, {
            scale: 0.86,
            top: "white",
            legs: "navy",
            shoes: "navy",
            collar: "mist",
            coat: true,
            skin: "clay",
            hair: "crop",
            beard: "raven",
            farArm: [
              [-50, -262],
              [-86, -256],
            ],
            nearArm: [
              [4, -250],
              [-66, -246],
            ],
            holdsNear: at(-76, -262, box(-30, -40, 60, 80, 8, "clay") + box(-22, -30, 44, 62, 4, "cream"), {
              turn: -12,
            }),
          }) +
          standing(524, FLOOR, {
            scale: 0.82,
            top: "pool",
            legs: "pool",
            hair: "tail",
            hairColour: "rust",
            tilt: -8,
            farArm: [
              [-44, -262],
              [-70, -222],
            ],
            nearArm: [
              [-16, -250],
              [-102, -238],
            ],
          }) +
          desk(330, FLOOR, 260, 176) +
          trainingArm(218, 348) +
          standing(144, FLOOR, {
            facing: "right",
            scale: 0.86,
            top: "teal",
            legs: "teal",
            hair: "bun",
            hairColour: "silver",
            glasses: true,
            tilt: -8,
            farArm: [
              [-50, -258],
              [-84, -216],
            ],
            nearArm: [
              [-30, -266],
              [-130, -276],
            ],
          }),
      ),
  ],
};

/** A dummy of an arm with its vessels, screwed to a board; 0, 0 is the board's left corner on the table. */
function trainingArm(x: number, y: number): string {
  const vessels =
    stroke("M150,160C300,168 420,190 520,232", "pool", 24) + stroke("M150,290C300,280 400,246 620,234", "warm", 18);
  return at(
    x,
    y,
    at(6, -100, forearm("oat") + vessels, { scale: 0.26 }) +
      box(0, -76, 20, 72, 6, "steel") +
      box(-4, -10, 236, 12, 6, "steel"),
  );
}
