import { at, box, disc, each, limb, oval, path, rects, stroke, times } from "../ink.ts";
import { bird, cloud, cypress, hills, palm, peaks, sail, sea, sun, windows } from "../outdoors.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Travel to the sea. */
export const seaside: Scenes = {
  "place-crimea": [
    "Бухта у подножия гор, парусник и кипарисы",
    () =>
      panel(
        "water",
        sun(250, 170, 64) +
          peaks(
            330,
            [
              [560, 210],
              [690, 150],
              [420, 120],
            ],
            "mist",
          ) +
          hills(330, "pool", 26, 0.45) +
          sea(320, 250) +
          sail(300, 372, 0.9) +
          bird(420, 150) +
          bird(470, 178, 0.7) +
          path("M430,560C470,450 560,410 760,392V560Z", "leaf") +
          path("M0,560C40,500 140,476 260,500C360,520 420,560 420,560Z", "dune") +
          cypress(600, 470, 0.95) +
          cypress(664, 456, 1.15, "pool") +
          cypress(540, 500, 0.7, "pool"),
      ),
  ],
  "place-yalta": [
    "Белая набережная под горами, кипарисы и маяк",
    () =>
      panel(
        "water",
        bird(150, 150) +
          bird(200, 176, 0.7) +
          peaks(
            350,
            [
              [520, 230],
              [330, 150],
              [680, 180],
            ],
            "mist",
          ) +
          sea(350) +
          path("M220,560C260,450 420,404 760,384V560Z", "dune") +
          path("M0,470C160,450 300,478 460,462S680,470 760,460V560H0Z", "sand") +
          each(
            [
              [440, 70, 96],
              [520, 84, 130],
              [614, 70, 104],
            ] as const,
            ([x, w, h]) => box(x, 430 - h, w, h, 8, "white") + windows(x + 12, 446 - h, 2, 2, 26, "mist", 14),
          ) +
          box(514, 292, 96, 14, 6, "clay") +
          box(434, 326, 82, 12, 6, "warm") +
          box(608, 318, 82, 12, 6, "clay") +
          cypress(330, 496, 0.9) +
          cypress(376, 490, 0.7, "pool") +
          cypress(702, 504, 1.05) +
          rects(
            [
              [0, 478, 760, 5],
              [0, 498, 760, 3],
              ...[...Array(13).keys()].map((i) => [18 + i * 60, 478, 4, 40] as const),
            ],
            "slate",
          ) +
          at(
            110,
            404,
            box(-16, -96, 32, 96, 6, "white") +
              box(-16, -66, 32, 18, 0, "warm") +
              box(-12, -116, 24, 22, 4, "butter") +
              path("M-18,-116Q0,-142 18,-116Z", "teal") +
              oval(0, 2, 60, 14, "clay"),
          ),
      ),
  ],
  "place-evpatoriya": [
    "Трамвай у песчаного пляжа с деревянным настилом",
    () =>
      panel(
        "water",
        sea(250) +
          bird(200, 130) +
          bird(250, 156, 0.7) +
          path("M0,350C180,328 420,372 760,340V560H0Z", "dune") +
          path("M480,356L560,352L700,560H420Z", "clay") +
          stroke(
            each([372, 396, 424, 456, 512, 560], (y) => `M${480 - (y - 356) * 0.294},${y}H${560 + (y - 352) * 0.673}`),
            "oat",
            5,
          ) +
          stroke("M0,208H760", "slate", 3) +
          box(0, 482, 760, 8, 0, "steel") +
          at(
            230,
            470,
            oval(0, 22, 180, 9, "ink", { opacity: 0.12 }) +
              each([-104, -62, 62, 104], (x) => disc(x, -4, 17, "navy") + disc(x, -4, 6, "steel")) +
              stroke("M0,-172L34,-216L0,-258L-34,-216ZM-24,-260H24", "slate", 5) +
              box(-110, -176, 220, 24, 8, "pool") +
              path("M-170,-12V-136Q-170,-160 -146,-160H140Q164,-160 168,-136L176,-36V-12Z", "teal") +
              path("M-170,-88H172L173,-70H-170Z", "white") +
              each([-150, -14, 54], (x) => box(x, -144, 58, 46, 8, "ice")) +
              path("M122,-144H148Q154,-144 155,-138L158,-98H122Z", "ice") +
              box(-82, -144, 58, 128, 6, "pool") +
              rects(
                [
                  [-76, -138, 22, 116],
                  [-50, -138, 22, 116],
                ],
                "ice",
              ) +
              box(156, -58, 18, 14, 6, "butter"),
          ),
      ),
  ],
  "place-sevastopol": [
    "Белая колоннада у бухты и корабль",
    () =>
      panel(
        "water",
        cloud(560, 170, 0.8) +
          hills(300, "mist", 30, 0.8) +
          sea(300) +
          at(
            560,
            356,
            box(24, -88, 20, 60, 4, "warm") +
              stroke("M-78,4V-80M-78,-76L-34,-48", "slate", 4) +
              box(-34, -62, 52, 36, 6, "white") +
              box(-60, -34, 116, 40, 8, "oat") +
              path("M-110,0H120C110,34 90,44 60,44H-70C-92,44 -104,28 -110,0Z", "white") +
              rects([[-26, -52, 36, 12]], "teal") +
              each([-42, -20, 2, 24], (x) => disc(x + 7, -17, 6, "teal")),
          ) +
          path("M0,440C200,426 380,444 460,480S600,560 600,560H0Z", "dune") +
          box(50, 404, 330, 26, 6, "cream") +
          box(34, 426, 362, 20, 6, "white") +
          times(6, (i) => box(72 + i * 54, 244, 24, 162, 8, "white") + box(84 + i * 54, 250, 8, 152, 4, "steel")) +
          path("M46,230H384V246H46Z", "white") +
          path("M60,230L215,176L370,230Z", "cream") +
          disc(215, 212, 12, "clay") +
          each([0, 1], (i) => box(22 - i * 14, 446 + i * 20, 386 + i * 28, 20, 4, i % 2 ? "white" : "cream")) +
          bird(640, 120) +
          bird(600, 96, 0.7),
      ),
  ],
  "place-sochi": [
    "Снежные горы, канатная дорога и пальмы",
    () =>
      panel(
        "water",
        peaks(
          390,
          [
            [360, 260],
            [590, 290],
            [110, 190],
          ],
          "mist",
          true,
        ) +
          hills(390, "pool", 50) +
          hills(440, "teal", 40) +
          stroke("M0,150L760,330", "rule", 4) +
          each(
            [
              [290, 219],
              [490, 266],
            ] as const,
            ([x, y], i) =>
              limb(
                [
                  [x, y],
                  [x, y + 34],
                ],
                "rule",
                6,
              ) +
              box(x - 14, y - 8, 28, 14, 6, "steel") +
              box(x - 58, y + 30, 116, 96, 26, i === 1 ? "warm" : "lemon") +
              box(x - 44, y + 44, 40, 42, 8, "ice") +
              box(x + 4, y + 44, 40, 42, 8, "ice"),
          ) +
          path("M0,500C200,470 420,520 760,486V560H0Z", "dune") +
          palm(120, 508, 0.95) +
          palm(634, 508, 0.95),
      ),
  ],
};
