import { forearm } from "../hands.ts";
import { at, box, type Colour, disc, each, limb, path, ring, stroke, times } from "../ink.ts";
import { KIDNEY } from "../kidney.ts";
import { cloud, hills, pine, tree } from "../outdoors.ts";
import { standing } from "../people.ts";
import { panel, shadow, sideTable } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Two storeys and a cross over the door, which stands at 0, 0. */
function hospital(x: number, y: number): string {
  const windows = each(
    [-88, -44, 22, 66] as const,
    (dx) => box(dx, -148, 26, 34, 5, "mist") + box(dx, -84, 26, 34, 5, "mist"),
  );
  return at(
    x,
    y,
    box(-110, -176, 220, 180, 8, "white") +
      box(-122, -190, 244, 18, 6, "teal") +
      windows +
      box(-18, -62, 36, 66, 4, "pool") +
      path("M-7,-172h14v16h16v14h-16v16h-14v-16h-16v-14h16z", "teal"),
  );
}

/** On a `forearm`: it goes on beyond the edge of the picture, as the arm does. */
function sleeve(colour: Colour): string {
  return (
    path("M-300,70L196,100C214,170 214,280 196,364L-300,400Z", colour) +
    path("M166,92L214,96C234,170 234,290 214,370L166,374C186,290 186,170 166,92Z", "white")
  );
}

/** The way to a new kidney. */
export const transplant: Scenes = {
  "two-roads": [
    "Развилка дороги: один путь к дому с креслом, другой к роще",
    () =>
      panel(
        "water",
        cloud(520, 150) +
          hills(330, "mist", 40) +
          hills(380, "pool", 24, 0.7) +
          path("M0,400C200,380 560,380 760,400V560H0Z", "teal") +
          path(
            "M300,560C340,470 350,440 250,380L200,352L236,346C300,376 380,410 380,440C384,410 460,376 530,346L566,352L516,380C420,440 430,470 470,560Z",
            "dune",
          ) +
          at(
            170,
            352,
            box(-60, -76, 120, 80, 6, "white") +
              path("M-76,-72L0,-128L76,-72Z", "clay") +
              box(-16, -40, 32, 44, 4, "teal") +
              box(26, -54, 22, 22, 4, "butter"),
          ) +
          tree(570, 360, 0.9) +
          tree(640, 370, 1.1, "teal") +
          pine(520, 356, 0.6) +
          at(
            380,
            500,
            limb(
              [
                [0, 0],
                [0, -170],
              ],
              "clay",
              14,
            ) +
              path("M0,-166H-110L-136,-142L-110,-118H0Z", "white") +
              path("M0,-106H110L136,-82L110,-58H0Z", "peach") +
              box(-90, -147, 70, 9, 4, "line") +
              box(20, -87, 70, 9, 4, "clay"),
          ),
      ),
  ],
  gift: [
    "Две ладони передают почку, как светлый подарок",
    () =>
      panel(
        "water",
        disc(380, 240, 170, "mist", { opacity: 0.45 }) +
          disc(380, 240, 124, "white", { opacity: 0.6 }) +
          at(
            370,
            244,
            path(KIDNEY, "teal") +
              path("M-60,20C-20,0 40,40 130,10C124,96 76,164 4,152C-50,142 -76,96 -60,20Z", "pool") +
              stroke("M-20,70q30,-12 60,0t50,0", "white", 6, { opacity: 0.6 }),
            { scale: 0.62 },
          ) +
          at(-54, 424, forearm("clay") + sleeve("teal"), { scale: 0.5, turn: -14 }) +
          at(814, 424, forearm() + sleeve("warm"), { scale: 0.5, turn: 14, flip: true }),
      ),
  ],
  "two-people": [
    "Брат и сестра держатся за руки у больницы: один стал донором",
    () =>
      panel(
        "water",
        cloud(126, 130, 0.9) +
          cloud(620, 120, 0.8) +
          hills(400, "mist", 40) +
          hospital(560, 470) +
          path("M0,470C200,450 560,450 760,470V560H0Z", "pool") +
          standing(270, 510, {
            facing: "right",
            scale: 0.92,
            top: "teal",
            legs: "navy",
            shoes: "rust",
            hair: "crop",
            hairColour: "bark",
            nearArm: [
              [-18, -262],
              [-88, -244],
            ],
          }) +
          standing(430, 510, {
            scale: 0.86,
            top: "lemon",
            legs: "teal",
            shoes: "white",
            hair: "bob",
            hairColour: "bark",
            nearArm: [
              [-18, -266],
              [-90, -258],
            ],
          }) +
          tree(106, 500, 1.4, "teal") +
          tree(690, 500, 0.86),
      ),
  ],
  "pill-clock": [
    "Будильник и две таблетки утром и вечером",
    () =>
      sideTable(
        shadow(380, 470, 180, 14) +
          disc(380, 310, 140, "white") +
          ring(380, 310, 140, "teal", 16) +
          disc(276, 180, 46, "teal") +
          disc(484, 180, 46, "teal") +
          box(366, 140, 28, 34, 8, "teal") +
          limb(
            [
              [290, 430],
              [266, 464],
            ],
            "teal",
            20,
          ) +
          limb(
            [
              [470, 430],
              [494, 464],
            ],
            "teal",
            20,
          ) +
          stroke("M380,310V226M380,310L323,343", "ink", 12) +
          disc(380, 310, 13, "warm") +
          times(12, (i) => at(380, 310, box(-4, -122, 8, i % 3 ? 12 : 22, 4, "ink"), { turn: i * 30 })) +
          at(
            130,
            400,
            disc(0, -150, 44, "peach") +
              times(8, (i) => at(0, -150, box(-4, -74, 8, 18, 4, "peach"), { turn: i * 45 })) +
              shadow(0, 74, 52, 8) +
              box(-46, 32, 92, 40, 20, "warm") +
              path("M0,32H26a20,20 0 0 1 0,40H0Z", "white"),
          ) +
          at(
            630,
            400,
            path("M20,-194a46,46 0 1 0 30,70a38,38 0 1 1 -30,-70Z", "teal") +
              shadow(0, 74, 52, 8) +
              box(-46, 32, 92, 40, 20, "pool") +
              path("M0,32H26a20,20 0 0 1 0,40H0Z", "white"),
          ),
      ),
  ],
};
