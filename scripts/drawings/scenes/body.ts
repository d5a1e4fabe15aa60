import { at, box, clipped, disc, each, faded, limb, path, rects, stroke } from "../ink.ts";
import { bench, cloud, hills, tree } from "../outdoors.ts";
import { head, seated, standing } from "../people.ts";
import { FLOOR, panel, room, roundTable, shadow, sideTable, window } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** What the body tells. */
export const body: Scenes = {
  sleep: [
    "Человек спокойно спит ночью у окна с луной",
    () =>
      room(
        window(420, 40, 280, 230, { night: true }) +
          box(60, 300, 26, 224, 12, "clay") +
          box(60, 440, 620, 60, 14, "clay") +
          box(660, 400, 26, 124, 12, "clay") +
          box(84, 396, 590, 60, 24, "white") +
          box(92, 346, 150, 66, 30, "mist") +
          at(174, 352, head(0, 0, 42, { hair: "crop", hairColour: "raven", skin: "clay" }), { turn: -78, flip: true }) +
          path("M226,446C230,372 300,350 380,352C470,350 560,330 620,366C660,388 676,410 676,446V476H226Z", "teal") +
          path("M226,446C228,400 250,372 290,362C300,390 296,440 284,476H226Z", "pool") +
          stroke("M360,366q20,50 6,106M460,360q18,50 4,112M560,362q16,40 4,110", "pool", 8) +
          at(
            150,
            180,
            stroke("M-30,0h30l-30,36h30", "pool", 8) + at(50, -50, stroke("M-22,0h22l-22,28h22", "mist", 7)),
          ) +
          at(
            716,
            FLOOR,
            box(-30, -120, 60, 12, 6, "clay") +
              limb(
                [
                  [0, -110],
                  [0, -4],
                ],
                "clay",
                10,
              ) +
              path("M-14,-122h28l-5,-34h-18Z", "butter"),
          ),
      ),
  ],
  itching: [
    "Баночка крема, мягкое полотенце и хлопковая рубашка",
    () =>
      sideTable(
        shadow(240, 468, 170, 12) +
          path(
            "M90,300C120,270 180,262 210,300H270C300,262 360,270 390,300L420,380L370,400L352,370V460H128V370L110,400L60,380Z",
            "mist",
          ) +
          path("M200,286C214,320 266,320 280,286C266,300 214,300 200,286Z", "white") +
          stroke("M240,320V456", "white", 5) +
          each([350, 390, 430], (y) => disc(252, y, 5, "white")) +
          shadow(520, 468, 90) +
          path("M440,380H600V440Q600,466 574,466H466Q440,466 440,440Z", "white") +
          box(430, 350, 180, 36, 14, "teal") +
          box(440, 410, 160, 24, 0, "peach") +
          path("M470,350C480,310 520,330 524,300C552,316 566,330 562,350Z", "white") +
          at(
            670,
            440,
            path("M-50,26V-80Q-50,-96 -34,-96H34Q50,-96 50,-80V26Z", "peach") +
              stroke("M-50,-50H50M-50,-20H50", "white", 8) +
              stroke("M-34,26v16M-12,26v16M12,26v16M34,26v16", "peach", 6),
          ),
      ),
  ],
  bones: [
    "Врач показывает снимок кисти: видны все косточки",
    () =>
      room(
        box(216, 56, 300, 350, 20, "steel") +
          clipped(
            "x",
            `<rect x="230" y="70" width="272" height="322" rx="10"/>`,
            box(230, 70, 272, 322, 0, "navy") + handBones(),
          ) +
          standing(620, FLOOR, {
            scale: 0.88,
            top: "white",
            legs: "pool",
            shoes: "navy",
            coat: true,
            hair: "tail",
            hairColour: "rust",
            nearArm: [
              [-50, -270],
              [-142, -294],
            ],
            farArm: [
              [-44, -262],
              [-62, -212],
            ],
          }) +
          roundTable(120, FLOOR, 150, "oat", 160) +
          box(84, 294, 60, 72, 10, "white") +
          box(78, 278, 72, 24, 8, "teal") +
          box(84, 318, 60, 24, 0, "lemon") +
          path("M160,316h30l-4,48h-22Z", "ice"),
      ),
  ],
  anaemia: [
    "Женщина присела отдохнуть на скамейку перед лестницей в парке",
    () =>
      panel(
        "water",
        cloud(360, 120, 0.9) +
          hills(380, "mist", 40) +
          tree(664, 296, 0.98, "teal") +
          path("M410,504V462H470V418H530V374H590V330H650V290H760V560H410Z", "steel") +
          rects(
            [
              [406, 456, 68, 12],
              [466, 412, 68, 12],
              [526, 368, 68, 12],
              [586, 324, 68, 12],
              [646, 284, 130, 12],
            ],
            "white",
          ) +
          stroke(
            "M424,352L652,184H760M424,352V458M484,308V414M544,264V370M604,220V326M664,184V286M730,184V286",
            "teal",
            8,
          ) +
          path("M0,496C140,484 320,488 430,492C520,496 660,500 760,494V560H0Z", "leaf") +
          bench(206, 512, 290, 118) +
          shadow(210, 516, 170, 9) +
          seated(230, 384, {
            facing: "right",
            scale: 0.9,
            top: "rust",
            legs: "navy",
            shoes: "navy",
            hair: "bob",
            hairColour: "straw",
            tilt: -10,
            nearArm: [
              [4, -40],
              [-72, -36],
            ],
            farArm: [
              [-40, -58],
              [-84, -46],
            ],
          }) +
          at(118, 396, path("M-36,-62H36L44,0H-44Z", "pool") + stroke("M-18,-60q18,-44 36,0", "teal", 8)),
      ),
  ],
  diabetes: [
    "Глюкометр, яблоко и тарелка с кашей",
    () =>
      sideTable(
        shadow(240, 468, 120) +
          box(150, 210, 180, 256, 50, "white") +
          box(176, 244, 128, 100, 14, "ink") +
          each(
            [
              [194, "mist"],
              [226, "mist"],
              [264, "peach"],
            ] as const,
            ([x, c]) => box(x, 268, 24, 46, 6, c),
          ) +
          disc(254, 312, 4, "mist") +
          disc(240, 392, 26, "teal") +
          box(222, 450, 36, 40, 6, "line") +
          disc(420, 396, 70, "warm") +
          path(
            "M350,396C350,330 420,320 420,346C420,320 490,330 490,396C490,450 450,470 420,462C390,470 350,450 350,396Z",
            "warm",
          ) +
          stroke("M420,346C418,326 428,312 440,306", "bark", 8) +
          path("M424,324C440,296 474,296 486,304C476,326 448,336 424,324Z", "teal") +
          stroke("M372,392q2,-24 20,-34", "peach", 8) +
          shadow(420, 468, 70) +
          shadow(620, 468, 110) +
          path("M520,390H720C716,440 690,466 620,466S524,440 520,390Z", "pool") +
          path("M530,390C560,360 680,360 710,390Z", "oat") +
          each(
            [
              [580, 376],
              [620, 370],
              [660, 378],
            ] as const,
            ([x, y]) => disc(x, y, 10, "teal"),
          ),
      ),
  ],
};

/** A hand as X-rays show it, the wrist at the bottom. */
function handBones(): string {
  const fingers = [
    [330, 236, 310, 138],
    [362, 226, 358, 108],
    [394, 230, 402, 120],
    [422, 246, 444, 160],
    [306, 290, 256, 222],
  ] as const;
  const soft = each(fingers, ([x, y, tx, ty]) =>
    limb(
      [
        [x + (366 - x) * 0.4, y + 40],
        [x, y],
        [tx, ty],
      ],
      "pool",
      38,
    ),
  );
  const palm =
    "M300,290C300,236 340,216 380,216C424,220 446,250 440,300C434,340 418,352 414,380V410H324V380C318,352 300,336 300,290Z";
  const bones = each(fingers, ([x, y, tx, ty], i) => {
    const along = (share: number) => `${Math.round(x + (tx - x) * share)},${Math.round(y + (ty - y) * share)}`;
    const parts: (readonly [number, number])[] =
      i === 4
        ? [
            [0.08, 0.5],
            [0.68, 0.98],
          ]
        : [
            [0.1, 0.42],
            [0.56, 0.74],
            [0.88, 1.02],
          ];
    const hand = `M${x},${y + 8}L${Math.round(x + (368 - x) * 0.5)},${i === 4 ? 322 : 314}`;
    return stroke(parts.map(([from, to]) => `M${along(from)}L${along(to)}`).join("") + hand, "ice", 13);
  });
  const wrist = each(
    [
      [346, 340],
      [368, 334],
      [390, 338],
      [356, 358],
      [380, 358],
    ] as const,
    ([x, y]) => disc(x, y, 10, "ice"),
  );
  return faded(0.45, soft + path(palm, "pool")) + bones + wrist + stroke("M350,384V410M390,384V410", "ice", 22);
}
