import { at, box, disc, each, oval, path, ring, stroke } from "../ink.ts";
import { KIDNEY } from "../kidney.ts";
import { seated } from "../people.ts";
import { chair, cup, desk, FLOOR, panel, plant, room, shadow, sideTable, tableTop, window, writing } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Work, papers and the road. */
export const papers: Scenes = {
  work: [
    "Женщина работает за ноутбуком у окна, на руке браслет",
    () =>
      room(
        window(80, 40, 300, 220, { far: "roofs" }) +
          desk(330, FLOOR, 380, 170) +
          chair(560, FLOOR, "left", "teal") +
          seated(556, 380, {
            top: "lemon",
            legs: "navy",
            shoes: "rust",
            hair: "tail",
            hairColour: "raven",
            skin: "clay",
            nearArm: [
              [-10, -40],
              [-128, -44],
            ],
            farArm: [
              [-54, -58],
              [-136, -50],
            ],
          }) +
          at(
            392,
            354,
            box(-84, -10, 156, 12, 6, "line") + at(-78, -6, box(-8, -116, 14, 118, 6, "teal"), { turn: -16 }),
          ) +
          cup(210, 354, "warm") +
          each([0, 1, 2], (i) =>
            box(236 - i * 4, 340 - i * 12, 70, 12, 4, (["white", "mist", "peach"] as const)[i] ?? "white"),
          ) +
          plant(698, FLOOR, 0.6),
      ),
  ],
  documents: [
    "Папка с полисом, паспортом и направлением",
    () =>
      tableTop(
        box(144, 166, 400, 290, 20, "ink", { opacity: 0.08 }) +
          box(130, 150, 400, 290, 20, "teal") +
          path("M130,170Q130,130 160,130H270L300,160H500Q530,160 530,190V220H130Z", "teal") +
          at(
            330,
            260,
            box(-130, -150, 260, 210, 10, "white") +
              writing(-100, -112, [130, 200, 180, 200, 120], "line", 28, 10) +
              disc(70, 26, 34, "pool", { opacity: 0.55 }) +
              ring(70, 26, 26, "white", 4),
            { turn: -4 },
          ) +
          path("M130,270H530V420Q530,440 510,440H150Q130,440 130,420Z", "pool") +
          at(
            584,
            330,
            box(-90, -52, 200, 128, 16, "ink", { opacity: 0.1 }) +
              box(-100, -64, 200, 128, 16, "white") +
              path("M-100,-30V-48Q-100,-64 -84,-64H84Q100,-64 100,-48V-30Z", "mist") +
              path("M-60,0c-20,0 -20,-24 0,-24s20,24 0,24ZM-90,36C-90,0 -30,0 -30,36Z", "clay") +
              writing(-8, -8, [80, 60, 70], "line", 20, 8),
            { turn: 8 },
          ) +
          at(
            190,
            390,
            box(-50, -72, 120, 160, 10, "ink", { opacity: 0.14 }) +
              box(-60, -84, 120, 160, 10, "warm") +
              disc(0, -10, 28, "butter") +
              box(-30, 40, 60, 10, 5, "butter"),
            { turn: -10 },
          ),
      ),
  ],
  "day-bag": [
    "Собранная сумка: плед, книга, наушники, перекус; часы показывают утро",
    () =>
      sideTable(
        shadow(330, 470, 220, 14) +
          path("M120,250H540L560,440Q562,468 534,468H126Q98,468 100,440Z", "teal") +
          stroke("M230,250C230,150 430,150 430,250", "navy", 14) +
          box(146, 196, 128, 80, 22, "lemon") +
          stroke("M176,198V262M210,198V262M244,198V262", "cream", 7) +
          stroke("M150,226H270", "ink", 4, { opacity: 0.2 }) +
          at(330, 250, box(-36, -90, 72, 100, 8, "warm") + box(-36, -90, 16, 100, 6, "clay"), { turn: -6 }) +
          at(
            484,
            214,
            stroke("M-40,20V-16C-40,-58 40,-58 40,-16V20", "navy", 10) +
              box(-52, 0, 28, 54, 13, "mist") +
              box(24, 0, 28, 54, 13, "mist") +
              box(-34, 4, 10, 46, 5, "navy") +
              box(24, 4, 10, 46, 5, "navy"),
          ) +
          path("M112,250H548L550,280H110Z", "pool") +
          path("M250,330H410V400Q410,412 398,412H262Q250,412 250,400Z", "pool") +
          disc(330, 330, 9, "peach") +
          shadow(640, 470, 60) +
          path("M590,470V300Q590,280 640,276Q690,280 690,300V470Z", "mist") +
          box(610, 246, 60, 36, 10, "navy") +
          stroke("M610,330v90", "white", 10) +
          disc(650, 148, 66, "white") +
          ring(650, 148, 66, "navy", 8) +
          stroke("M650,148V106M650,148L622,164", "navy", 8) +
          disc(650, 148, 7, "warm"),
      ),
  ],
  letter: [
    "Письмо с ответом и ручка: на каждое обращение отвечают",
    () =>
      tableTop(
        oval(380, 430, 260, 36, "ink", { opacity: 0.08 }) +
          path("M140,220L380,90L620,220V440Q620,456 604,456H156Q140,456 140,440Z", "pool") +
          at(
            380,
            230,
            box(-180, -150, 360, 330, 12, "white") +
              writing(-140, -110, [180, 280, 260, 280, 200], "line", 36, 12) +
              // The hand that signed it.
              stroke("M-62,88c20,-40 34,-34 24,-4s-2,32 18,2s28,-22 22,-4s4,18 18,2s20,-8 38,-4", "teal", 6),
          ) +
          path("M140,236L380,370L620,236V440Q620,456 604,456H156Q140,456 140,440Z", "mist") +
          path("M140,448L340,340Q380,320 420,340L620,448Q616,456 604,456H156Q144,456 140,448Z", "ice") +
          stroke("M600,150L690,80", "navy", 16) +
          stroke("M594,155l-16,14", "clay", 10),
      ),
  ],
  "map-pins": [
    "Карта с рекой и метками центров",
    () =>
      panel(
        "sand",
        path("M0,0H760V560H0Z", "sand") +
          path(
            "M-20,150C120,90 200,220 330,190C460,160 480,320 600,300C700,284 720,380 780,400V470C700,440 680,360 600,370C470,386 440,240 330,262C220,284 120,170 -20,230Z",
            "mist",
          ) +
          stroke("M120,-10V570M430,-10C420,120 360,300 400,570M-10,420H770M-10,80C260,60 500,60 770,130", "beam", 14) +
          each(
            [
              [40, 270, 70, 110],
              [160, 300, 90, 90],
              [470, 60, 110, 70],
              [240, 60, 90, 80],
              [440, 440, 120, 80],
              [620, 440, 90, 70],
              [160, 450, 120, 70],
              [630, 190, 90, 60],
            ] as const,
            ([x, y, w, h], i) => box(x, y, w, h, 12, i % 3 ? "dune" : "glow"),
          ) +
          each(
            [
              [300, 350],
              [560, 190],
              [90, 60],
            ] as const,
            ([x, y]) => disc(x, y, 26, "pool", { opacity: 0.5 }) + disc(x + 24, y + 12, 18, "pool", { opacity: 0.5 }),
          ) +
          each(
            [
              [330, 300, 1.15, "teal"],
              [560, 400, 0.85, "teal"],
              [190, 220, 0.85, "pool"],
              [600, 230, 0.8, "pool"],
            ] as const,
            ([x, y, s, c]) =>
              at(
                x,
                y,
                oval(0, 2, 30, 8, "ink", { opacity: 0.14 }) +
                  path("M0,0C-20,-40 -58,-70 -58,-112A58,58 0 0 1 58,-112C58,-70 20,-40 0,0Z", c) +
                  disc(0, -112, 34, "white") +
                  at(-6, -112, path(KIDNEY, s > 1 ? "warm" : c), { scale: 0.15 }),
                { scale: s },
              ),
          ),
      ),
  ],
};
