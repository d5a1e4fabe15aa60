import { at, box, disc, path, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, FLOOR, plant, room, shadow, window } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** A trolley with a box of clean pads; 0, 0 on the floor. */
function trolley(x: number): string {
  const pads =
    box(-50, -196, 100, 46, 10, "white") +
    box(-50, -182, 100, 12, 0, "pool") +
    path("M-20,-194C-20,-226 0,-214 6,-232C20,-220 26,-212 22,-194Z", "white");
  const frame =
    stroke("M-62,-142V-14M62,-142V-14", "steel", 8) +
    box(-76, -150, 152, 12, 6, "steel") +
    box(-70, -64, 140, 10, 5, "steel");
  return at(x, FLOOR, shadow(0, 4, 84, 8) + frame + disc(-62, -10, 10, "navy") + disc(62, -10, 10, "navy") + pads);
}

/** Where a nurse treats one person: a plaster after the vaccine, a dressing over a catheter. */
export const procedureRoom: Scenes = {
  vaccination: [
    "После прививки: мужчина в футболке, на плече пластырь, рядом медсестра; на стене плакат со щитом",
    () =>
      room(
        at(
          150,
          196,
          box(-100, -126, 200, 252, 14, "white") +
            path("M0,-96C34,-76 62,-74 78,-74C82,10 58,66 0,98C-58,66 -82,10 -78,-74C-62,-74 -34,-76 0,-96Z", "mist") +
            stroke("M-32,0L-8,26L38,-30", "rule", 16),
        ) +
          chair(350, FLOOR, "left") +
          seated(346, 380, {
            top: "warm",
            shortSleeves: true,
            legs: "navy",
            shoes: "rust",
            hair: "short",
            hairColour: "silver",
            glasses: true,
          }) +
          at(344, 318, box(-15, -8, 30, 16, 8, "clay") + box(-6, -8, 12, 16, 0, "butter"), { turn: 20 }) +
          standing(520, FLOOR, {
            scale: 0.88,
            top: "pool",
            legs: "teal",
            hair: "bun",
            hairColour: "cocoa",
            skin: "clay",
            mask: true,
            nearArm: [
              [-10, -258],
              [-74, -262],
            ],
            holdsNear: at(-78, -284, box(-26, -16, 52, 32, 8, "white") + box(-26, -4, 52, 9, 0, "mist")),
          }) +
          trolley(652),
      ),
  ],
  catheter: [
    "Женщина в кардигане, под ключицей аккуратная повязка; медсестра в маске готовит чистые салфетки",
    () =>
      room(
        window(40, 50, 280, 210, { far: "roofs" }) +
          chair(238, FLOOR, "right", "teal") +
          seated(242, 380, {
            facing: "right",
            top: "mist",
            sleeve: "leaf",
            collar: "peach",
            legs: "navy",
            shoes: "rust",
            hair: "bob",
            hairColour: "cocoa",
            nearArm: [
              [-6, -42],
              [-76, -30],
            ],
          }) +
          // The neck of the blouse is open: the dressing lies on the skin, its two closed ends below it.
          at(
            242,
            380,
            path("M-6,-160L-46,-128C-48,-112 -44,-100 -40,-92L18,-158Z", "peach") +
              stroke("M18,-158L-40,-92", "pool", 6) +
              at(
                -30,
                -116,
                box(-15, -14, 30, 26, 6, "white") +
                  stroke("M-5,10v16M6,10v16", "pool", 4) +
                  box(-8, 24, 7, 12, 3, "warm") +
                  box(3, 24, 7, 12, 3, "teal"),
                { turn: 24 },
              ),
            { flip: true },
          ) +
          standing(474, FLOOR, {
            scale: 0.88,
            top: "teal",
            legs: "teal",
            hair: "tail",
            hairColour: "bark",
            mask: true,
            nearArm: [
              [-14, -262],
              [-86, -272],
            ],
            farArm: [
              [-48, -274],
              [-84, -288],
            ],
            holdsNear: at(-92, -290, box(-22, -22, 44, 40, 7, "white", { turn: -10 })),
          }) +
          trolley(604) +
          plant(706, FLOOR, 0.52),
      ),
  ],
};
