import { at, box, copies, disc, each, limb, path, rects, stroke, times } from "../ink.ts";
import { cloud, hills } from "../outdoors.ts";
import { seated, standing } from "../people.ts";
import { chair, cup, desk, FLOOR, panel, plant, room, shadow, window } from "../room.ts";
import { reclining } from "../reclining.ts";
import type { Scenes } from "../scene.ts";
import { loweredRecliner, machine } from "../ward.ts";

/** Those who answer, arrange and stand by. */
export const onDuty: Scenes = {
  "duty-night": [
    "Ночь: дежурная медсестра отвечает по телефону при свете настольной лампы",
    () =>
      room(
        window(90, 50, 300, 210, { night: true }) +
          chair(560, FLOOR, "left", "teal") +
          desk(310, FLOOR, 380, 170) +
          path("M190,256L240,272L300,350H150Z", "butter", { opacity: 0.35 }) +
          stroke("M176,350L160,270L214,232", "navy", 9) +
          box(146, 344, 66, 12, 6, "navy") +
          path("M196,216L250,226L242,272L186,254Z", "warm") +
          path("M262,354L282,338H382L364,354Z", "white") +
          stroke("M292,346h58", "steel", 4) +
          cup(408, 350, "pool", 0.8) +
          seated(556, 380, {
            top: "pool",
            legs: "teal",
            shoes: "white",
            skin: "clay",
            hair: "tail",
            hairColour: "cocoa",
            farArm: [
              [-66, -50],
              [-150, -44],
            ],
            nearArm: [
              [-46, -84],
              [16, -172],
            ],
            holdsNear: box(6, -226, 18, 64, 7, "navy", { turn: 14 }),
          }) +
          plant(690, FLOOR, 0.6),
      ),
  ],
  coordination: [
    "Координатор переставляет карточки на большом недельном плане",
    () =>
      room(
        box(60, 60, 430, 270, 16, "white") +
          rects(
            [...Array(6).keys()].map((i) => [82 + i * 66, 82, 54, 14] as const),
            "teal",
          ) +
          rects(
            [...Array(24).keys()].map((i) => [82 + (i % 6) * 66, 112 + Math.floor(i / 6) * 50, 54, 36] as const),
            "ice",
          ) +
          rects(
            [
              [82, 112, 54, 36],
              [214, 112, 54, 36],
              [346, 162, 54, 36],
              [148, 212, 54, 36],
            ],
            "mist",
          ) +
          rects(
            [
              [280, 112, 54, 36],
              [82, 212, 54, 36],
              [214, 262, 54, 36],
            ],
            "lemon",
          ) +
          rects(
            [
              [148, 162, 54, 36],
              [346, 262, 54, 36],
            ],
            "leaf",
          ) +
          standing(570, FLOOR, {
            scale: 0.88,
            top: "navy",
            legs: "pool",
            shoes: "rust",
            collar: "white",
            hair: "short",
            hairColour: "rust",
            tilt: 4,
            nearArm: [
              [-56, -312],
              [-136, -330],
            ],
            farArm: [
              [-48, -262],
              [-80, -226],
            ],
            holdsNear: box(-188, -366, 58, 42, 4, "warm", { turn: -6 }),
          }) +
          at(
            690,
            FLOOR,
            box(-54, -150, 108, 150, 10, "oat") +
              stroke("M-54,-100H54M-54,-50H54M-10,-126h20M-10,-76h20M-10,-26h20", "clay", 5) +
              at(0, -150, telephone()),
          ),
      ),
  ],
  "low-pressure": [
    "Спинка кресла опущена, ноги выше головы: пациенту на диализе стало нехорошо, медсестра несёт ему плед",
    () =>
      room(
        window(196, 40, 330, 200, { far: "trees" }) +
          machine(716, FLOOR, 0.68) +
          at(
            59,
            FLOOR - 640 * 0.68,
            loweredRecliner("teal", "pool") +
              reclining({
                hair: "bald",
                hairColour: "silver",
                skin: "clay",
                top: "lemon",
                sleeve: "cream",
                tilt: 20,
                legs: "navy",
                shoes: "rust",
                lowered: true,
                machine: [966, 640, 1],
              }),
            { scale: 0.68 },
          ) +
          standing(34, FLOOR, {
            facing: "right",
            scale: 0.88,
            top: "leaf",
            legs: "teal",
            hair: "bob",
            hairColour: "straw",
            tilt: -6,
            farArm: [
              [-54, -262],
              [-92, -256],
            ],
            nearArm: [
              [-24, -248],
              [-84, -236],
            ],
            // A plaid hung over the far arm, with stripes and a fringe.
            holdsNear: at(
              -104,
              -262,
              path("M-46,-4C-44,-20 -30,-24 0,-24S40,-18 42,-2L46,112H-48Z", "pool") +
                stroke("M-47,34H44M-47,62H45", "cream", 8) +
                stroke("M-18,-22V110M18,-22V110", "cream", 5, { opacity: 0.6 }) +
                stroke(
                  times(9, (i) => `M${-44 + i * 11},112v12`),
                  "pool",
                  5,
                ),
            ),
          }),
      ),
  ],
  platform: [
    "На перроне у поезда: пассажирка с чемоданом показывает проводнице билет",
    () =>
      panel(
        "water",
        cloud(600, 130, 0.7) +
          hills(300, "mist", 30) +
          box(-20, 150, 800, 300, 0, "teal") +
          box(-20, 150, 800, 26, 0, "navy") +
          box(-20, 372, 800, 22, 0, "lemon") +
          copies("g", box(0, 0, 120, 96, 14, "ice") + path("M14,96L54,0H80L40,96Z", "white", { opacity: 0.6 }), [
            [24, 222],
            [168, 222],
            [588, 222],
          ]) +
          box(330, 200, 120, 260, 12, "navy") +
          box(342, 212, 96, 248, 6, "ice") +
          box(-20, 452, 800, 120, 0, "dune") +
          box(-20, 452, 800, 12, 0, "white", { opacity: 0.8 }) +
          each([300, 500], (x) => shadow(x, 510, 66, 7)) +
          standing(490, 508, {
            scale: 0.84,
            top: "navy",
            legs: "navy",
            shoes: "navy",
            collar: "lemon",
            skin: "clay",
            hair: "bun",
            hairColour: "cocoa",
            nearArm: [
              [-8, -256],
              [-92, -276],
            ],
          }) +
          at(490, 508, path("M-32,-384C-30,-404 34,-404 34,-372L-36,-376Z", "warm")) +
          standing(300, 508, {
            facing: "right",
            scale: 0.82,
            top: "lemon",
            legs: "navy",
            shoes: "white",
            coat: true,
            hair: "bob",
            hairColour: "silver",
            farArm: [
              [30, -256],
              [44, -186],
            ],
            nearArm: [
              [-14, -258],
              [-88, -276],
            ],
            holdsNear: box(-128, -300, 52, 30, 4, "white", { turn: -8 }),
          }) +
          at(
            226,
            506,
            stroke("M-18,-112V-150H30V-112", "navy", 8) +
              box(-44, -116, 100, 108, 14, "rust") +
              stroke("M-24,-98V-24M36,-98V-24", "clay", 6) +
              disc(-26, -6, 8, "navy") +
              disc(38, -6, 8, "navy"),
          ),
      ),
  ],
};

/** With a dial and the receiver in its cradle, so that it is known at the size of a card. */
function telephone(): string {
  return (
    path("M-46,0L-30,-46Q-28,-52 -22,-52H22Q28,-52 30,-46L46,0Z", "teal") +
    stroke("M-14,-50v-12M14,-50v-12", "teal", 8) +
    stroke("M-40,-60Q-38,-72 -24,-72H24Q38,-72 40,-60", "navy", 14) +
    limb(
      [
        [-44, -56],
        [-34, -56],
      ],
      "navy",
      16,
    ) +
    limb(
      [
        [34, -56],
        [44, -56],
      ],
      "navy",
      16,
    ) +
    disc(0, -24, 19, "white") +
    each([0, 1, 2, 3, 4, 5, 6], (i) => disc(12 * Math.cos(i * 0.8 - 4), -24 + 12 * Math.sin(i * 0.8 - 4), 3, "navy")) +
    disc(0, -24, 5, "teal")
  );
}
