import { at, box, disc, each, limb, oval, path, stroke } from "../ink.ts";
import { hills, sun, tree } from "../outdoors.ts";
import { head, seated, standing } from "../people.ts";
import { FLOOR, panel, room, shadow, sideTable, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** The call, the hospital and the life after. */
export const afterTransplant: Scenes = {
  "hospital-room": [
    "Палата: человек после операции, рядом медсестра с планшетом",
    () =>
      room(
        window(300, 30, 330, 220, { far: "trees" }) +
          box(120, 330, 24, 194, 12, "line") +
          box(120, 440, 480, 40, 14, "line") +
          disc(160, 512, 14, "navy") +
          disc(560, 512, 14, "navy") +
          box(576, 370, 24, 130, 12, "line") +
          box(140, 404, 450, 52, 20, "white") +
          at(220, 380, box(-70, -30, 140, 60, 28, "mist"), { turn: -24 }) +
          path("M232,420C236,380 262,356 292,362C330,372 350,420 346,446H240Z", "white") +
          limb(
            [
              [262, 372],
              [252, 352],
            ],
            "peach",
            26,
          ) +
          at(240, 330, head(0, 0, 40, { hair: "crop", hairColour: "raven" }), { flip: true, turn: -30 }) +
          path("M300,444C320,400 380,380 440,388C510,380 570,392 590,430V462H300Z", "pool") +
          stroke("M400,394q14,34 2,66M490,390q14,34 2,70", "mist", 8) +
          // The near arm lies on the blanket.
          limb(
            [
              [292, 392],
              [330, 430],
              [378, 416],
            ],
            "ice",
            32,
          ) +
          limb(
            [
              [384, 414],
              [424, 402],
            ],
            "peach",
            22,
          ) +
          limb(
            [
              [410, 398],
              [426, 386],
            ],
            "peach",
            10,
          ) +
          standing(670, FLOOR, {
            scale: 0.86,
            top: "teal",
            legs: "teal",
            hair: "tail",
            hairColour: "bark",
            nearArm: [
              [-4, -256],
              [-66, -262],
            ],
            farArm: [
              [-50, -270],
              [-86, -276],
            ],
            holdsNear: at(
              -90,
              -276,
              box(-40, -50, 76, 92, 8, "white") + writing(-26, -32, [44, 36, 48], "line", 20, 7),
              { turn: -8 },
            ),
          }) +
          box(60, 200, 8, 324, 4, "line") +
          box(30, 196, 68, 8, 4, "line") +
          path("M40,204h44v60q0,14 -14,14h-16q-14,0 -14,-14Z", "mist") +
          // The drip goes past the bed to the arm, under a plaster.
          stroke("M62,278C70,420 190,476 300,474C380,472 398,452 398,418", "teal", 5) +
          box(386, 398, 26, 22, 6, "white", { turn: -16 }),
      ),
  ],
  thermometer: [
    "Маска, градусник и телефон врача",
    () =>
      sideTable(
        shadow(230, 470, 150, 12) +
          path("M100,330C160,296 300,296 360,330V420C330,462 280,470 230,470S130,462 100,420Z", "white") +
          stroke(
            "M130,360C200,338 260,338 330,360M130,394C200,374 260,374 330,394M140,426C200,410 260,410 320,426",
            "mist",
            8,
          ) +
          stroke("M100,340C50,330 50,430 104,414M360,340C410,330 410,430 356,414", "line", 8) +
          at(
            470,
            330,
            box(-26, -180, 52, 250, 26, "white") +
              box(-10, -160, 20, 180, 10, "line") +
              box(-10, -60, 20, 120, 10, "warm") +
              disc(0, 96, 40, "warm") +
              stroke("M26,-130h18M26,-96h18M26,-62h18M26,-28h18", "rule", 6),
          ) +
          shadow(470, 470, 50) +
          shadow(640, 470, 70) +
          box(580, 250, 120, 216, 22, "navy") +
          box(592, 268, 96, 168, 10, "ice") +
          at(
            640,
            350,
            path("M-20,-28C-10,-38 0,-20 -6,-10C-2,2 6,10 14,14C24,8 40,16 32,26C10,44 -40,-4 -20,-28Z", "teal"),
            { scale: 1.2 },
          ),
      ),
  ],
  "phone-night": [
    "Телефон звонит ночью, у двери стоит собранная сумка",
    () =>
      room(
        window(50, 40, 230, 190, { night: true }) +
          at(
            360,
            FLOOR,
            shadow(0, 2, 130) +
              box(-110, -180, 220, 18, 9, "clay") +
              box(-100, -162, 200, 156, 8, "oat") +
              box(-84, -146, 168, 56, 8, "cream") +
              box(-84, -82, 168, 56, 8, "cream") +
              disc(0, -118, 7, "clay") +
              disc(0, -54, 7, "clay") +
              at(
                -30,
                -180,
                box(-30, -116, 64, 116, 14, "ink") +
                  box(-22, -104, 48, 88, 6, "butter") +
                  path(
                    "M-8,-74C0,-82 8,-68 4,-60C6,-52 12,-46 18,-42C26,-46 36,-40 30,-32C14,-22 -22,-52 -8,-74Z",
                    "teal",
                  ),
              ) +
              stroke(
                "M-86,-270q-20,-24 0,-48M-62,-262q-12,-16 0,-32M50,-270q20,-24 0,-48M26,-262q12,-16 0,-32",
                "warm",
                8,
              ) +
              path("M54,-180h40l-6,-60h-28Z", "butter"),
          ) +
          box(520, 60, 190, FLOOR - 60, 14, "mist") +
          box(536, 78, 158, FLOOR - 78, 8, "teal") +
          disc(556, 310, 9, "peach") +
          at(
            662,
            FLOOR,
            shadow(0, 2, 90) +
              box(-80, -130, 160, 130, 22, "warm") +
              stroke("M-34,-130q0,-44 34,-44t34,44", "navy", 10) +
              box(-80, -86, 160, 14, 0, "peach"),
          ),
      ),
  ],
  garden: [
    "Мужчина после пересадки сажает цветы в саду",
    () =>
      panel(
        "water",
        sun(560, 166, 64) +
          hills(360, "mist", 40) +
          path("M0,420C200,396 560,400 760,420V560H0Z", "pool") +
          path("M0,490C200,470 560,476 760,490V560H0Z", "bark") +
          tree(122, 440, 1.5, "teal") +
          at(
            640,
            430,
            box(-70, -80, 140, 84, 6, "white") +
              path("M-90,-76L0,-140L90,-76Z", "clay") +
              box(-18, -46, 36, 50, 4, "teal"),
          ) +
          seated(330, 376, {
            facing: "right",
            scale: 0.95,
            top: "warm",
            legs: "teal",
            shoes: "navy",
            hair: "short",
            hairColour: "raven",
            skin: "clay",
            tilt: -12,
            nearArm: [
              [-20, -40],
              [-116, 54],
            ],
            farArm: [
              [-54, -50],
              [-130, 44],
            ],
          }) +
          box(270, 392, 110, 118, 12, "clay") +
          each(
            [
              [452, 500, "peach"],
              [520, 506, "white"],
              [590, 502, "peach"],
              [660, 508, "white"],
              [180, 506, "white"],
              [110, 502, "peach"],
            ] as const,
            ([x, y, c]) =>
              at(
                x,
                y,
                stroke("M0,0V-60", "teal", 7) +
                  path("M0,-20C-26,-22 -28,-42 -24,-46C-6,-42 0,-32 0,-20Z", "teal") +
                  each([0, 72, 144, 216, 288], (turn) => at(0, -72, oval(0, -14, 9, 14, c), { turn })) +
                  disc(0, -72, 9, "clay"),
              ),
          ),
      ),
  ],
};
