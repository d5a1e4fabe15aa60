import { hand } from "../hands.ts";
import { at, box, disc, each, limb, path, stroke } from "../ink.ts";
import { head, seated } from "../people.ts";
import { chair, desk, FLOOR, plant, room, shadow, sideTable, window } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Catheter, bag and night at home. */
export const homeTreatment: Scenes = {
  "bag-check": [
    "Прозрачный пакет с раствором на свету: сквозь него видны строчки",
    () =>
      sideTable(
        disc(380, 230, 190, "glow") +
          at(
            380,
            250,
            path(
              "M-120,-150H120Q140,-150 140,-130V90Q140,150 80,150H-80Q-140,150 -140,90V-130Q-140,-150 -120,-150Z",
              "white",
              { opacity: 0.85 },
            ) +
              path("M-140,-60C-80,-84 -20,-36 40,-60S120,-70 140,-60V90Q140,150 80,150H-80Q-140,150 -140,90Z", "mist", {
                opacity: 0.9,
              }) +
              box(-24, -176, 48, 30, 10, "pool") +
              box(-12, 146, 24, 44, 8, "pool") +
              each([-20, 10, 40, 70], (y, i) =>
                box(-80, y, [150, 120, 160, 90][i] ?? 100, 12, 6, "teal", { opacity: 0.75 }),
              ),
          ) +
          at(150, 330, hand("peach", "teal", 200), { turn: -14, scale: 0.95 }) +
          at(610, 330, hand("peach", "teal", 200), { turn: 14, scale: 0.95, flip: true }) +
          stroke("M380,440C380,500 460,480 520,500", "pool", 9),
      ),
  ],
  "home-night": [
    "Дом ночью: человек спит, рядом работает тихий аппарат для перитонеального диализа",
    () =>
      room(
        window(70, 40, 250, 210, { night: true }) +
          box(160, 310, 24, 214, 12, "clay") +
          box(160, 440, 540, 60, 14, "clay") +
          box(676, 400, 24, 124, 12, "clay") +
          box(182, 398, 506, 56, 24, "white") +
          box(190, 350, 140, 62, 28, "mist") +
          at(268, 354, head(0, 0, 40, { hair: "bob", hairColour: "bark" }), { turn: -78, flip: true }) +
          // The tube runs along the bed and goes under the blanket at the belly.
          stroke("M128,330C140,330 128,474 230,486C320,494 424,510 446,468", "white", 9) +
          stroke("M128,330C140,330 128,474 230,486C320,494 424,510 446,468", "teal", 4) +
          path("M316,446C320,380 380,356 450,358C540,350 620,350 660,380C684,400 690,420 690,446V476H316Z", "pool") +
          path("M316,446C318,404 340,378 376,366C388,392 384,440 372,476H316Z", "mist") +
          stroke("M450,370q18,50 4,104M550,364q16,50 4,110", "mist", 8) +
          at(
            80,
            FLOOR,
            shadow(0, 2, 80) +
              box(-64, -170, 128, 14, 7, "clay") +
              limb(
                [
                  [-46, -158],
                  [-54, -4],
                ],
                "clay",
                10,
              ) +
              limb(
                [
                  [46, -158],
                  [54, -4],
                ],
                "clay",
                10,
              ) +
              box(-54, -234, 108, 64, 14, "white") +
              box(-42, -224, 56, 36, 6, "ink") +
              stroke("M-34,-196v-12M-26,-196v-20M-14,-214h5M-3,-214h7M-14,-198h18", "mist", 4) +
              disc(36, -206, 9, "warm") +
              path("M-44,-262h88v28h-88Z", "ice") +
              path("M-44,-250q22,-8 44,0t44,0v16h-88Z", "mist"),
          ) +
          at(
            590,
            150,
            box(-80, 0, 160, 10, 5, "clay") +
              each(
                [
                  [-66, 22, 60, "teal"],
                  [-40, 18, 50, "peach"],
                  [-18, 24, 66, "mist"],
                  [10, 16, 54, "warm"],
                ] as const,
                ([x, w, h, colour]) => box(x, -h, w, h, 3, colour),
              ) +
              plant(58, 0, 0.3),
          ),
      ),
  ],
  exam: [
    "Врач разговаривает с пациентом за столом, на экране снимок",
    () =>
      room(
        window(60, 40, 230, 200, { far: "trees" }) +
          box(350, 50, 150, 140, 16, "white") +
          each([80, 106, 132, 158], (y, i) => box(372, y, [100, 80, 92, 60][i] ?? 60, 9, 4, "line")) +
          desk(390, FLOOR, 260) +
          chair(180, FLOOR, "right") +
          chair(600, FLOOR, "left", "clay") +
          seated(184, 380, {
            facing: "right",
            top: "white",
            legs: "teal",
            shoes: "white",
            hair: "bun",
            hairColour: "bark",
            nearArm: [
              [-6, -44],
              [-110, -92],
            ],
            farArm: [
              [-34, -56],
              [-84, -40],
            ],
            collar: "mist",
          }) +
          seated(596, 380, {
            top: "leaf",
            legs: "navy",
            shoes: "rust",
            hair: "crop",
            hairColour: "raven",
            skin: "clay",
            nearArm: [
              [2, -40],
              [-70, -34],
            ],
            farArm: [
              [-30, -56],
              [-76, -40],
            ],
          }) +
          at(
            390,
            356,
            box(-70, -130, 150, 104, 12, "navy") +
              box(-60, -120, 130, 84, 6, "teal") +
              path(
                "M-30,-78C-30,-110 0,-110 0,-80C0,-60 -30,-50 -30,-78ZM40,-78C40,-110 10,-110 10,-80C10,-60 40,-50 40,-78Z",
                "mist",
              ) +
              box(-8, -26, 24, 20, 0, "steel") +
              box(-36, -8, 80, 10, 5, "steel"),
          ) +
          plant(704, FLOOR, 0.52, "peach"),
      ),
  ],
};
