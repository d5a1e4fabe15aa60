import { building } from "../building.ts";
import { box, disc, each, limb, path, stroke, times } from "../ink.ts";
import { birch, bird, blocks, cloud, cypress, hills, palm, peaks, pine, sea, sun, tree } from "../outdoors.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";

const street = (y = 448) =>
  box(0, y, 760, 140, 0, "dune") + path(`M320,${y}H440L500,560H250Z`, "sand") + box(0, 520, 760, 8, 4, "white");
const Y = 452;

/** Our centers in Tatarstan, in Crimea and in Tyumen. */
export const centersSouthEast: Scenes = {
  "center-kazan-rodnikovaya": [
    "Центр на Родниковой улице, вдали белая башня",
    () =>
      panel(
        "water",
        sun(150, 120, 50) +
          hills(400, "mist", 40) +
          box(640, 240, 22, 170, 4, "white") +
          path("M636,242L651,180L666,242Z", "pool") +
          box(680, 320, 90, 90, 6, "white") +
          path("M690,320C690,270 760,270 760,320Z", "pool") +
          street() +
          building(370, Y, { width: 460, floors: 2, roof: "flat", door: "porch" }) +
          tree(70, Y + 8, 1.4) +
          tree(660, Y + 10, 1, "teal"),
      ),
  ],
  "center-chelny": [
    "Центр на Яблоневом бульваре среди цветущих яблонь",
    () =>
      panel(
        "water",
        sun(610, 110, 46) +
          blocks(
            430,
            [
              [60, 120, 240],
              [580, 130, 210],
            ],
            "mist",
            0.6,
          ) +
          street() +
          building(380, Y, { width: 340, floors: 2, roof: "flat", door: "glass" }) +
          each(
            [
              [110, 1.2],
              [180, 0.8],
              [640, 1.3],
            ] as const,
            ([x, s]) =>
              tree(x, Y + 8, s, "mist") +
              each(
                [
                  [-20, -130],
                  [10, -150],
                  [30, -110],
                  [-34, -104],
                  [0, -112],
                ] as const,
                ([dx, dy]) =>
                  disc(x + dx * s, Y + 8 + dy * s, 8 * s, "white") + disc(x + dx * s, Y + 8 + dy * s, 3 * s, "peach"),
              ),
          ),
      ),
  ],
  "center-almetyevsk": [
    "Небольшой центр в Альметьевске на краю поля",
    () =>
      panel(
        "water",
        sun(170, 150, 60) +
          cloud(600, 110) +
          hills(370, "mist", 40) +
          hills(420, "peach", 20, 0.7) +
          street() +
          building(390, Y, { width: 320, floors: 1, roof: "gable", door: "porch", trim: "pool" }) +
          birch(130, Y + 8, 1) +
          birch(190, Y + 8, 0.8) +
          tree(650, Y + 8, 1.1),
      ),
  ],
  "center-simferopol": [
    "Центр на Миндальной улице под плоской горой",
    () =>
      panel(
        "water",
        sun(600, 120, 50) +
          path("M0,400L110,250Q130,236 160,238L420,226Q450,226 470,250L620,400Z", "mist") +
          hills(420, "pool", 20, 0.5) +
          street() +
          building(390, Y, { width: 440, floors: 2, roof: "flat", door: "porch", walls: "white" }) +
          each(
            [
              [90, 1.2],
              [690, 1.2],
            ] as const,
            ([x, s]) =>
              tree(x, Y + 8, s, "mist") +
              each(
                [
                  [-24, -126],
                  [8, -152],
                  [34, -112],
                  [-10, -100],
                ] as const,
                ([dx, dy]) => disc(x + dx * s, Y + 8 + dy * s, 11, "peach"),
              ),
          ),
      ),
  ],
  "center-sevastopol": [
    "Центр на Маячной улице, за ним бухта и маяк",
    () =>
      panel(
        "water",
        sun(560, 130, 52) +
          sea(300, 560) +
          path("M0,420C80,350 180,340 260,420Z", "clay") +
          box(120, 210, 40, 160, 8, "white") +
          box(120, 256, 40, 26, 0, "warm") +
          box(120, 318, 40, 26, 0, "warm") +
          box(126, 184, 28, 28, 4, "glow") +
          path("M116,186Q140,156 164,186Z", "teal") +
          street(440) +
          building(440, 444, { width: 380, floors: 1, roof: "flat", door: "glass" }) +
          cypress(690, 452, 0.9) +
          cypress(216, 452, 0.7, "pool") +
          bird(330, 120) +
          bird(380, 146, 0.7),
      ),
  ],
  "center-yalta": [
    "Центр в Кипарисовом переулке: терраса под виноградом",
    () =>
      panel(
        "water",
        sun(140, 120, 46) +
          peaks(
            420,
            [
              [250, 230],
              [520, 280],
              [690, 190],
            ],
            "mist",
            true,
          ) +
          hills(420, "pool", 30, 0.6) +
          street() +
          building(390, Y, { width: 380, floors: 2, roof: "gable", door: "terrace", walls: "white" }) +
          cypress(120, Y + 8, 1.1) +
          cypress(170, Y + 8, 0.8, "pool") +
          cypress(660, Y + 8, 1.2) +
          palm(712, Y + 20, 0.7),
      ),
  ],
  "center-evpatoriya": [
    "Центр в Евпатории: дом с колоннами у песчаного берега",
    () =>
      panel(
        "water",
        sun(610, 120, 50) +
          sea(330, 610) +
          street(430) +
          building(370, 446, { width: 420, floors: 2, roof: "cornice", door: "columns", walls: "glow" }) +
          palm(90, 466, 1) +
          palm(690, 460, 0.8) +
          stroke("M0,500H760", "line", 5),
      ),
  ],
  "center-kerch": [
    "Центр в Керчи, за домом пролив и мост",
    () =>
      panel(
        "water",
        sun(160, 140, 54) +
          sea(320, 160) +
          stroke("M0,330C240,310 360,312 470,300Q560,180 650,300C700,304 740,306 760,308", "white", 10) +
          stroke("M470,300H650", "white", 9) +
          times(12, (i) =>
            limb(
              [
                [30 + i * 62, 330],
                [30 + i * 62, 372],
              ],
              "white",
              7,
            ),
          ) +
          street(440) +
          building(380, 446, { width: 340, floors: 1, roof: "flat", door: "porch", trim: "pool" }) +
          tree(110, 452, 1) +
          tree(660, 456, 1.1, "teal") +
          bird(300, 130),
      ),
  ],
  "center-tyumen": [
    "Центр на Сосновой улице зимой",
    () =>
      panel(
        "water",
        sun(600, 130, 50) +
          hills(390, "mist", 40) +
          box(0, 448, 760, 120, 0, "white") +
          path("M320,448H440L500,560H250Z", "line", { opacity: 0.5 }) +
          building(390, Y, { width: 420, floors: 1, roof: "flat", door: "glass", walls: "peach" }) +
          box(172, 284, 436, 20, 10, "white") +
          pine(80, Y + 8, 1.3) +
          pine(140, Y + 4, 0.9, "pool") +
          pine(680, Y + 8, 1.4) +
          each(
            [
              [200, 120],
              [300, 210],
              [450, 110],
              [520, 230],
              [90, 90],
              [660, 90],
            ] as const,
            ([x, y]) => disc(x, y, 5, "white"),
          ),
      ),
  ],
};
