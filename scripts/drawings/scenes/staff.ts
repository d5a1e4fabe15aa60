import { at, box, disc, each, frame, oval, path, ring, stroke } from "../ink.ts";
import { seated, standing } from "../people.ts";
import { book, chair, cup, desk, FLOOR, plant, room, roundTable, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

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
            shoes: "ink",
            coat: true,
            hair: "bob",
            hairColour: "line",
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
              [20, -254],
              [4, -190],
            ],
          }) +
          standing(556, FLOOR, {
            scale: 0.9,
            top: "ink",
            legs: "clay",
            shoes: "ink",
            hair: "crop",
            hairColour: "ink",
            skin: "clay",
            beard: "ink",
            nearArm: [
              [22, -254],
              [-40, -226],
            ],
            holdsNear: at(-48, -240, stroke("M0,30L0,-30", "line", 14) + ring(0, -44, 18, "line", 11)),
          }) +
          plant(690, FLOOR, 0.9, "peach"),
      ),
  ],
  coordinator: [
    "Медсестра-координатор с гарнитурой говорит по телефону",
    () =>
      room(
        window(70, 40, 280, 220) +
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
            stroke("M-6,-250C34,-250 44,-226 12,-202", "ink", 8) +
              disc(12, -202, 13, "ink") +
              stroke("M8,-192C-6,-176 -20,-174 -34,-178", "ink", 5),
          ) +
          at(
            330,
            354,
            box(-84, -120, 130, 92, 12, "ink") +
              box(-74, -110, 110, 72, 6, "water") +
              writing(-60, -98, [60, 80, 50], "pool", 18, 7) +
              box(-30, -28, 22, 22, 0, "line") +
              box(-56, -8, 80, 10, 5, "line"),
          ) +
          cup(200, 354, "warm") +
          path(
            "M610,40H730Q750,40 750,60V124Q750,144 730,144H640L604,176V144Q590,144 590,124V60Q590,40 610,40Z",
            "white",
          ) +
          writing(612, 68, [100, 80, 60], "line", 24, 9) +
          plant(700, FLOOR, 0.7),
      ),
  ],
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
          standing(480, FLOOR, {
            scale: 0.88,
            top: "teal",
            legs: "teal",
            hair: "bun",
            hairColour: "ink",
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
          chair(640, FLOOR, "left") +
          seated(636, 380, {
            top: "peach",
            legs: "ink",
            shoes: "clay",
            hair: "bald",
            hairColour: "line",
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
            legs: "ink",
            shoes: "ink",
            hair: "bob",
            hairColour: "line",
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
          path("M300,70L390,96V546L300,524Z", "teal") +
          disc(374, 320, 9, "peach") +
          box(150, 96, 100, 70, 10, "water") +
          disc(200, 131, 22, "peach") +
          oval(240, 530, 130, 10, "dune") +
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
            legs: "ink",
            shoes: "clay",
            coat: true,
            hair: "scarf",
            hairColour: "mist",
            nearArm: [
              [-10, -264],
              [-96, -284],
            ],
            farArm: [
              [30, -260],
              [30, -190],
            ],
          }) +
          at(560, 390, path("M-34,0H34L42,84H-42Z", "clay") + stroke("M-18,2q18,-50 36,0", "clay", 7)) +
          plant(680, FLOOR, 0.95),
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
            top: "peach",
            legs: "teal",
            hair: "scarf",
            hairColour: "pool",
            nearArm: [
              [10, -260],
              [-50, -280],
            ],
            holdsNear: book(-70, -270, 0.8),
          }) +
          seated(154, 380, {
            facing: "right",
            top: "white",
            legs: "ink",
            shoes: "clay",
            hair: "bald",
            hairColour: "line",
            beard: "line",
            nearArm: [
              [-6, -36],
              [-100, -58],
            ],
          }) +
          seated(606, 380, {
            top: "teal",
            legs: "ink",
            shoes: "ink",
            hair: "short",
            hairColour: "ink",
            skin: "clay",
            nearArm: [
              [-6, -36],
              [-100, -58],
            ],
          }) +
          roundTable(380, FLOOR, 260, "dune", 170) +
          book(320, 352, 0.8) +
          cup(450, 352, "pool", 0.9) +
          each([0, 1], (i) => box(372, 338 - i * 14, 60, 14, 4, i ? "warm" : "mist")),
      ),
  ],
};
