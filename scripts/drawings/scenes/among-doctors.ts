import { at, box, clipped, disc, frame, limb, oval, path, ring, stroke } from "../ink.ts";
import { KIDNEY } from "../kidney.ts";
import { head, seated, standing } from "../people.ts";
import { chair, desk, FLOOR, plant, room, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Doctors who write to one another. */
export const amongDoctors: Scenes = {
  referral: [
    "Врач пишет направление за столом и говорит с коллегой по видеосвязи",
    () =>
      room(
        window(60, 50, 170, 200, { far: "roofs" }) +
          frame(634, 80, 100, 84, 6, "clay", 9) +
          box(638, 84, 92, 76, 3, "white") +
          writing(652, 100, [64, 48], "steel", 18, 7) +
          disc(684, 144, 9, "warm") +
          chair(586, FLOOR, "left", "teal") +
          desk(300, FLOOR, 470, 170) +
          at(
            244,
            354,
            box(-100, -168, 200, 140, 14, "navy") +
              clipped(
                "m",
                `<rect x="-88" y="-156" width="176" height="116" rx="6"/>`,
                box(-88, -156, 176, 116, 0, "ice") +
                  path("M-70,-30C-70,-76 -30,-86 0,-86S66,-76 66,-30Z", "pool") +
                  limb(
                    [
                      [-2, -70],
                      [-2, -100],
                    ],
                    "clay",
                    20,
                  ) +
                  at(0, -110, head(0, 0, 30, { hair: "crop", hairColour: "cocoa", skin: "clay", beard: "cocoa" }), {
                    flip: true,
                  }),
              ) +
              box(-12, -28, 24, 24, 0, "steel") +
              box(-50, -8, 100, 10, 5, "steel"),
          ) +
          path("M346,354L368,336H470L452,354Z", "white") +
          stroke("M378,345h60", "steel", 4) +
          seated(582, 380, {
            top: "white",
            legs: "navy",
            shoes: "navy",
            hair: "bun",
            hairColour: "silver",
            tilt: -8,
            nearArm: [
              [-60, -36],
              [-160, -52],
            ],
            farArm: [
              [-70, -48],
              [-150, -44],
            ],
            holdsNear: limb(
              [
                [-158, -84],
                [-182, -36],
              ],
              "warm",
              7,
            ),
          }) +
          at(
            582,
            380,
            stroke("M-18,-150C-30,-120 -30,-96 -22,-80M30,-150C40,-126 36,-96 30,-76", "navy", 6) +
              ring(-20, -70, 9, "steel", 6),
          ) +
          at(
            116,
            354,
            box(-44, -62, 88, 62, 6, "white", { turn: -4 }) +
              stroke("M-40,-58L0,-28L40,-62", "steel", 5) +
              disc(0, -26, 9, "warm"),
          ),
      ),
  ],
  "third-kidney": [
    "Врач показывает на плакате, где лежит пересаженная почка: внизу живота, рядом с тазовой костью",
    () =>
      room(
        clipped(
          "b",
          `<rect x="232" y="48" width="270" height="350" rx="16"/>`,
          box(232, 48, 270, 350, 16, "white") +
            oval(368, 40, 32, 42, "mist") +
            stroke("M289,144L262,262L256,420M447,144L474,262L480,420", "mist", 34) +
            path(
              "M350,60h36v30C390,104 422,107 446,117C464,125 470,142 464,156L446,182C442,214 436,240 436,262C436,290 448,312 452,346L456,410H280L284,346C288,312 300,290 300,262C300,240 294,214 290,182L272,156C266,142 272,125 290,117C314,107 346,104 350,90Z",
              "mist",
            ) +
            stroke("M368,386V410", "white", 5) +
            // The lowest ribs and the pelvis say where the kidneys lie: the own ones at the ribs, the new one in the groin.
            stroke(
              "M368,186C346,188 316,208 306,238M368,170C340,172 308,190 300,212M368,186C390,188 420,208 430,238M368,170C396,172 428,190 436,212",
              "white",
              4,
            ) +
            stroke("M302,300C308,338 326,366 352,378M434,300C428,338 410,366 384,378", "white", 7) +
            stroke("M368,140V292L340,338M368,292L396,338", "white", 9) +
            stroke("M340,246H396", "white", 5) +
            at(330, 248, path(KIDNEY, "steel"), { scale: 0.18, turn: 8, flip: true }) +
            at(406, 248, path(KIDNEY, "steel"), { scale: 0.18, turn: -8 }) +
            stroke("M402,330C396,342 386,352 376,362", "lemon", 5) +
            at(412, 322, path(KIDNEY, "warm"), { scale: 0.2, turn: 12 }) +
            stroke("M404,318C396,314 388,316 382,316", "warm", 6) +
            path("M348,366a20,16 0 1 0 40,0a20,16 0 1 0 -40,0", "lemon"),
        ) +
          chair(112, FLOOR, "right", "pool") +
          seated(116, 380, {
            facing: "right",
            top: "leaf",
            legs: "navy",
            shoes: "rust",
            hair: "short",
            hairColour: "cocoa",
            tilt: 4,
            nearArm: [
              [-6, -36],
              [-84, -40],
            ],
            farArm: [
              [-48, -44],
              [-90, -34],
            ],
          }) +
          standing(610, FLOOR, {
            scale: 0.88,
            top: "white",
            legs: "navy",
            shoes: "navy",
            coat: true,
            skin: "clay",
            hair: "crop",
            hairColour: "silver",
            glasses: true,
            nearArm: [
              [-66, -258],
              [-150, -236],
            ],
            farArm: [
              [-44, -262],
              [-62, -212],
            ],
          }) +
          plant(704, FLOOR, 0.5),
      ),
  ],
};
