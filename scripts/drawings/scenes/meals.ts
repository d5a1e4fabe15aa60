import { at, box, disc, each, limb, oval, path, stroke, times } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { chair, cup, FLOOR, plant, room, roundTable, shadow, sideTable, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** At the table, and what hangs on the fridge. */
export const meals: Scenes = {
  cafe: [
    "Две подруги разговаривают за столиком кафе",
    () =>
      room(
        window(130, 40, 500, 250, { bars: [0.33, 0.67], far: "roofs" }) +
          times(8, (i) => path(`M${100 + i * 70},16h70v44a35,30 0 0 1 -70,0Z`, i % 2 ? "white" : "warm")) +
          chair(170, FLOOR, "right", "clay") +
          chair(590, FLOOR, "left", "clay") +
          seated(174, 380, {
            facing: "right",
            top: "leaf",
            legs: "navy",
            shoes: "rust",
            hair: "bob",
            hairColour: "bark",
            nearArm: [
              [-6, -34],
              [-96, -62],
            ],
          }) +
          seated(586, 380, {
            top: "teal",
            legs: "pool",
            shoes: "navy",
            hair: "bun",
            hairColour: "silver",
            skin: "peach",
            glasses: true,
            nearArm: [
              [-6, -34],
              [-100, -60],
            ],
          }) +
          roundTable(380, FLOOR, 200) +
          oval(352, 352, 46, 9, "white") +
          path("M322,350C326,328 378,328 382,350Z", "pool") +
          cup(440, 354, "warm", 0.9) +
          plant(56, FLOOR, 0.52),
      ),
  ],
  kitchen: [
    "Дед и внучка вместе готовят на кухне",
    () =>
      room(
        window(90, 40, 230, 210, { far: "trees" }) +
          box(430, 92, 250, 14, 7, "clay") +
          each(
            [
              [446, 30, "teal"],
              [490, 24, "peach"],
              [530, 34, "mist"],
              [580, 26, "pool"],
              [630, 30, "warm"],
            ] as const,
            ([x, w, colour]) => box(x, 92 - 44, w, 44, 6, colour),
          ) +
          standing(236, FLOOR, {
            facing: "right",
            scale: 0.84,
            top: "pool",
            legs: "navy",
            shoes: "rust",
            hair: "bald",
            hairColour: "silver",
            beard: "silver",
            glasses: true,
            nearArm: [
              [10, -250],
              [-80, -256],
            ],
            farArm: [
              [-50, -260],
              [-104, -262],
            ],
          }) +
          standing(566, FLOOR, {
            scale: 0.62,
            top: "warm",
            legs: "teal",
            shoes: "white",
            hair: "tail",
            hairColour: "bark",
            nearArm: [
              [10, -270],
              [-70, -300],
            ],
            farArm: [
              [-54, -280],
              [-96, -310],
            ],
          }) +
          box(290, 336, 240, 20, 8, "white") +
          box(300, 354, 220, 170, 8, "teal") +
          box(404, 354, 4, 170, 0, "ink", { opacity: 0.3 }) +
          disc(388, 436, 6, "peach") +
          disc(424, 436, 6, "peach") +
          path("M340,280H440V320Q440,338 422,338H358Q340,338 340,320Z", "pool") +
          box(330, 272, 120, 14, 7, "ink") +
          stroke("M366,252q-8,-14 0,-28M396,252q-8,-14 0,-28M424,252q-8,-14 0,-28", "mist", 6) +
          disc(316, 322, 15, "warm"),
      ),
  ],
  "small-meal": [
    "Небольшая тарелка супа, хлеб и цветок на подносе",
    () =>
      sideTable(
        shadow(380, 474, 290, 14) +
          box(110, 446, 540, 28, 14, "clay") +
          stroke("M110,446q-24,-30 -2,-40M650,446q24,-30 2,-40", "clay", 14) +
          path("M220,320H480C476,400 430,446 350,446S224,400 220,320Z", "white") +
          oval(350, 322, 130, 26, "steel") +
          oval(350, 322, 116, 20, "straw") +
          disc(310, 318, 9, "warm") +
          disc(360, 326, 8, "teal") +
          disc(400, 318, 8, "warm") +
          stroke("M310,286q-12,-18 0,-36t0,-36M350,280q-12,-18 0,-36t0,-36M392,286q-12,-18 0,-36t0,-36", "steel", 7) +
          // The spoon leans on the rim, its bowl under the soup.
          stroke("M428,326L536,262", "pool", 11) +
          box(296, 438, 108, 12, 6, "steel") +
          at(
            580,
            420,
            path("M-60,26C-66,-30 -20,-50 0,-36C24,-54 66,-24 60,26Z", "clay") +
              path("M-46,18C-48,-20 -16,-32 0,-20C16,-34 48,-14 46,18Z", "butter"),
          ) +
          at(
            170,
            446,
            path("M-22,0L-28,-70H28L22,0Z", "mist") +
              stroke("M0,-66C-4,-110 4,-130 0,-160", "teal", 6) +
              each([0, 72, 144, 216, 288], (turn) => at(0, -180, oval(0, -22, 13, 20, "white"), { turn })) +
              disc(0, -180, 12, "peach"),
          ),
      ),
  ],
  leaflets: [
    "Памятки и дневник, прикреплённые к холодильнику",
    () =>
      room(
        box(240, 60, 300, FLOOR - 60, 24, "white") +
          box(240, 210, 300, 6, 0, "line") +
          box(262, 120, 12, 70, 6, "line") +
          box(262, 240, 12, 110, 6, "line") +
          box(500, 60, 40, FLOOR - 60, 24, "line", { opacity: 0.4 }) +
          at(
            400,
            300,
            box(-70, -60, 140, 170, 6, "cream") +
              box(-70, -60, 140, 30, 6, "teal") +
              writing(-50, -12, [100, 80, 96, 64], "line", 26, 9) +
              disc(0, -64, 12, "warm"),
            { turn: -4 },
          ) +
          at(
            340,
            136,
            box(-40, -44, 80, 90, 6, "mist") +
              path("M0,-24C20,0 18,20 0,20S-20,0 0,-24Z", "teal") +
              disc(0, -42, 9, "ink"),
            { turn: 5 },
          ) +
          at(450, 140, box(-44, -36, 88, 76, 6, "butter") + disc(0, 4, 20, "peach") + disc(0, -36, 9, "teal"), {
            turn: -6,
          }) +
          plant(640, FLOOR, 1, "clay") +
          at(
            130,
            FLOOR,
            shadow(0, 2, 90) +
              box(-70, -150, 140, 14, 7, "oat") +
              limb(
                [
                  [-50, -138],
                  [-58, -4],
                ],
                "clay",
                10,
              ) +
              limb(
                [
                  [50, -138],
                  [58, -4],
                ],
                "clay",
                10,
              ) +
              oval(0, -156, 50, 10, "white") +
              disc(-18, -176, 20, "warm") +
              disc(20, -174, 18, "pool"),
          ),
      ),
  ],
};
