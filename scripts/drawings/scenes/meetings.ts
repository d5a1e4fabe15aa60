import { at, box, disc, each, frame, path, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { book, chair, cup, FLOOR, plant, room, roundTable, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Where people meet us and one another. */
export const meetings: Scenes = {
  school: [
    "Школа пациента: медсестра у доски, слушают двое",
    () =>
      room(
        box(60, 50, 380, 250, 22, "white") +
          frame(60, 50, 380, 250, 22, "line", 4) +
          disc(230, 130, 46, "mist") +
          path("M230,84A46,46 0 0 1 270,153L230,130Z", "teal") +
          path("M230,130L270,153A46,46 0 0 1 190,153Z", "peach") +
          writing(300, 96, [110, 90, 100], "line", 28, 10) +
          stroke("M200,240h60l20,-26l24,44l18,-18h60", "pool", 8) +
          standing(436, FLOOR, {
            scale: 0.88,
            top: "teal",
            legs: "teal",
            hair: "bun",
            hairColour: "raven",
            skin: "clay",
            nearArm: [
              [-40, -300],
              [-110, -330],
            ],
            farArm: [
              [-44, -262],
              [-62, -212],
            ],
          }) +
          chair(672, FLOOR, "left") +
          seated(668, 380, {
            top: "leaf",
            legs: "navy",
            shoes: "rust",
            hair: "bald",
            hairColour: "silver",
            glasses: true,
            nearArm: [
              [-6, -38],
              [-80, -40],
            ],
          }) +
          chair(110, FLOOR, "right", "clay") +
          seated(114, 380, {
            facing: "right",
            top: "warm",
            legs: "navy",
            shoes: "navy",
            hair: "bob",
            hairColour: "silver",
            nearArm: [
              [-4, -34],
              [-90, -44],
            ],
          }),
      ),
  ],
  welcome: [
    "Медсестра встречает новую пациентку у открытой двери",
    () =>
      room(
        box(80, 50, 240, FLOOR - 50, 16, "mist") +
          box(100, 70, 200, FLOOR - 70, 10, "sand") +
          // Wide open, its leaf against the wall.
          box(306, 62, 104, FLOOR - 62, 6, "teal") +
          box(324, 90, 68, 170, 8, "pool") +
          box(324, 330, 68, 160, 8, "pool") +
          box(388, 288, 12, 26, 6, "butter") +
          standing(220, FLOOR, {
            facing: "right",
            scale: 0.86,
            top: "pool",
            legs: "teal",
            shoes: "white",
            hair: "tail",
            hairColour: "bark",
            nearArm: [
              [-20, -280],
              [-104, -272],
            ],
            farArm: [
              [-40, -262],
              [-60, -214],
            ],
          }) +
          standing(520, FLOOR, {
            scale: 0.82,
            top: "warm",
            legs: "navy",
            shoes: "rust",
            coat: true,
            hair: "scarf",
            hairColour: "rust",
            nearArm: [
              [-10, -264],
              [-96, -284],
            ],
            farArm: [
              [48, -262],
              [66, -206],
            ],
            holdsFar: at(72, -176, path("M-38,0H38L46,92H-46Z", "navy") + stroke("M-20,2q20,-56 40,0", "navy", 8)),
          }) +
          plant(676, FLOOR, 0.8),
      ),
  ],
  "book-club": [
    "Трое читают и разговаривают за круглым столом",
    () =>
      room(
        window(200, 30, 360, 200) +
          chair(150, FLOOR, "right") +
          chair(610, FLOOR, "left", "clay") +
          standing(390, FLOOR, {
            scale: 0.78,
            top: "lemon",
            legs: "teal",
            shoes: "rust",
            hair: "tail",
            hairColour: "cocoa",
            nearArm: [
              [10, -260],
              [-50, -280],
            ],
            holdsNear: book(-70, -270, 0.8),
          }) +
          seated(154, 380, {
            facing: "right",
            top: "white",
            legs: "navy",
            shoes: "rust",
            hair: "bald",
            hairColour: "silver",
            beard: "silver",
            nearArm: [
              [-6, -36],
              [-100, -58],
            ],
          }) +
          seated(606, 380, {
            top: "teal",
            legs: "navy",
            shoes: "navy",
            hair: "short",
            hairColour: "raven",
            skin: "clay",
            nearArm: [
              [-6, -36],
              [-100, -58],
            ],
          }) +
          roundTable(380, FLOOR, 260, "oat", 170) +
          book(320, 352, 0.8) +
          cup(450, 352, "pool", 0.9) +
          each([0, 1], (i) => box(372, 338 - i * 14, 60, 14, 4, i ? "warm" : "mist")),
      ),
  ],
};
