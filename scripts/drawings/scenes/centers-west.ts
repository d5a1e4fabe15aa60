import { building } from "../building.ts";
import { box, disc, each, limb, path, stroke, times } from "../ink.ts";
import { birch, blocks, cloud, hills, pine, sail, sea, sun, tree, van, windows } from "../outdoors.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";

const street = (y = 448) =>
  box(0, y, 760, 140, 0, "dune") + path(`M320,${y}H440L500,560H250Z`, "sand") + box(0, 520, 760, 8, 4, "white");
const Y = 452;

/** Our centers in Moscow and Saint Petersburg. */
export const centersWest: Scenes = {
  "center-moscow-yasnaya": [
    "Центр на Ясной набережной: двухэтажный дом у реки",
    () =>
      panel(
        "water",
        sun(150, 130, 54) +
          blocks(
            420,
            [
              [20, 80, 150],
              [110, 60, 200],
              [640, 90, 180],
            ],
            "mist",
            0.6,
          ) +
          box(0, 440, 760, 20, 0, "dune") +
          building(400, 440, { width: 430, floors: 2, roof: "flat", door: "glass" }) +
          tree(120, 444, 1.1) +
          tree(690, 444, 1.2, "teal") +
          box(0, 456, 760, 110, 0, "mist") +
          box(0, 450, 760, 12, 0, "line") +
          times(14, (i) => box(14 + i * 56, 424, 5, 28, 2, "ink", { opacity: 0.6 })) +
          stroke("M0,424H760", "ink", 4, { opacity: 0.6 }) +
          each(
            [
              [120, 490, 110],
              [420, 500, 140],
              [260, 520, 90],
              [600, 486, 80],
            ] as const,
            ([x, y, w]) => box(x, y, w, 6, 3, "white", { opacity: 0.7 }),
          ),
      ),
  ],
  "center-moscow-lipovaya": [
    "Центр на Липовой улице под старыми липами",
    () =>
      panel(
        "water",
        sun(600, 120, 50) +
          hills(400, "mist", 30) +
          street() +
          building(380, Y, { width: 330, floors: 1, roof: "gable", door: "porch" }) +
          tree(110, Y + 10, 2, "teal") +
          tree(660, Y + 10, 2.1) +
          tree(210, Y, 1.2),
      ),
  ],
  "center-moscow-severny": [
    "Центр «Северный»: большое светлое здание среди новых домов",
    () =>
      panel(
        "water",
        cloud(160, 110) +
          blocks(
            430,
            [
              [30, 90, 300],
              [640, 100, 330],
              [540, 80, 250],
            ],
            "mist",
            0.7,
          ) +
          windows(50, 160, 2, 6, 34, "white", 14) +
          windows(660, 130, 2, 7, 34, "white", 14) +
          street() +
          building(370, Y, { width: 500, floors: 2, roof: "flat", door: "glass", walls: "white" }) +
          birch(60, Y + 6, 0.9) +
          birch(700, Y + 6, 1) +
          van(640, 516, 0.42),
      ),
  ],
  "center-moscow-zvonky": [
    "Центр в Звонком переулке: старый дом с аркой и ровным настилом",
    () =>
      panel(
        "water",
        sun(170, 110, 46) +
          blocks(
            440,
            [
              [0, 120, 220],
              [630, 140, 250],
            ],
            "mist",
            0.6,
          ) +
          street() +
          building(380, Y, { width: 360, floors: 3, walls: "glow", roof: "cornice", door: "arch", trim: "pool" }) +
          tree(90, Y + 6, 1.3) +
          each(
            [640],
            (x) =>
              limb(
                [
                  [x, Y],
                  [x, 300],
                ],
                "ink",
                8,
              ) + disc(x, 286, 18, "glow"),
          ),
      ),
  ],
  "center-spb-tikhy": [
    "Центр в Тихом переулке: дом во дворе старого города",
    () =>
      panel(
        "water",
        sun(610, 110, 48) +
          box(0, 120, 130, 340, 0, "dune") +
          box(630, 90, 140, 370, 0, "glow") +
          windows(24, 150, 2, 4, 50, "pool", 24) +
          windows(660, 120, 2, 4, 50, "pool", 24) +
          street() +
          building(380, Y, { width: 400, floors: 3, walls: "sand", roof: "cornice", door: "porch" }) +
          tree(140, Y + 16, 0.9, "teal") +
          tree(620, Y + 16, 0.8),
      ),
  ],
  "center-spb-ozernaya": [
    "Центр на Озёрной улице у воды и сосен",
    () =>
      panel(
        "water",
        sun(180, 140, 56) +
          hills(330, "mist", 20) +
          sea(330, 180) +
          street(440) +
          building(410, 444, { width: 380, floors: 1, roof: "flat", door: "glass" }) +
          pine(90, 456, 1.2) +
          pine(170, 450, 0.8, "pool") +
          pine(690, 456, 1.3) +
          sail(250, 388, 0.5),
      ),
  ],
  "center-spb-parusny": [
    "Центр на Парусном проспекте в первом этаже нового дома",
    () =>
      panel(
        "water",
        sun(120, 120, 44) +
          cloud(640, 120, 0.8) +
          box(0, 380, 760, 80, 0, "mist") +
          sail(90, 420, 0.7) +
          sail(690, 430, 0.6) +
          street() +
          building(380, Y, { width: 380, floors: 7, roof: "flat", door: "glass", walls: "white" }) +
          birch(150, Y + 6, 0.8) +
          birch(620, Y + 6, 0.9),
      ),
  ],
};
