import { at, box, disc, each, limb, path, stroke, times } from "../ink.ts";
import { bench, birch, bird, blocks, cloud, dome, hills, pine, sea, sun, tree, windows } from "../outdoors.ts";
import { panel } from "../room.ts";
import type { Scenes } from "../scene.ts";

/** Where our regions are. */
export const regions: Scenes = {
  "region-moscow": [
    "Сквер с липами и скамейкой, за деревьями дома",
    () =>
      panel(
        "water",
        cloud(190, 150) +
          blocks(
            400,
            [
              [60, 90, 150],
              [160, 80, 210],
              [470, 100, 190],
              [590, 90, 250],
              [690, 90, 160],
            ],
            "mist",
            0.75,
          ) +
          windows(176, 210, 2, 4, 28, "butter", 12) +
          windows(604, 170, 2, 5, 28, "butter", 12) +
          windows(490, 230, 2, 4, 32, "butter", 14) +
          hills(420, "pool", 16) +
          path("M0,450C200,440 520,440 760,450V560H0Z", "dune") +
          tree(110, 470, 1.5, "teal") +
          tree(300, 456, 1.1) +
          tree(590, 464, 1.3) +
          bench(420, 510, 250) +
          at(230, 490, disc(0, 0, 14, "steel") + disc(14, -10, 9, "steel") + path("M20,-12l10,4l-10,3Z", "clay")) +
          birch(700, 470, 1.1),
      ),
  ],
  "region-saint-petersburg": [
    "Канал с гранитным берегом и горбатым мостом",
    () =>
      panel(
        "water",
        cloud(600, 124) +
          blocks(
            330,
            [
              [0, 130, 170],
              [140, 110, 200],
              [470, 130, 190],
              [610, 150, 160],
            ],
            "cream",
          ) +
          box(250, 170, 220, 170, 0, "oat") +
          windows(16, 184, 3, 2, 40, "pool", 20) +
          windows(154, 154, 2, 3, 44, "pool", 20) +
          windows(268, 190, 5, 2, 40, "pool", 20) +
          windows(486, 164, 3, 3, 40, "pool", 20) +
          windows(626, 190, 3, 2, 44, "pool", 20) +
          box(0, 328, 760, 26, 0, "leaf") +
          box(0, 352, 760, 210, 0, "mist") +
          box(0, 440, 760, 130, 0, "pool", { opacity: 0.5 }) +
          // The street along the houses goes over the canal by the bridge, from one granite bank to the other.
          path("M0,352H150C240,294 520,294 610,352H760V452H572C540,366 220,366 188,452H0Z", "steel") +
          stroke("M0,400H170M590,400H760", "white", 3, { opacity: 0.5 }) +
          stroke("M0,326H150C240,268 520,268 610,326H760", "navy", 6) +
          stroke(
            each([10, 45, 80, 115, 645, 680, 715, 750], (x) => `M${x},328V350`) +
              times(11, (i) => {
                const t = i / 10;
                const x = 150 + 270 * t + 570 * t * t - 380 * t ** 3;
                return `M${Math.round(x)},${Math.round(328 - 174 * t * (1 - t))}v24`;
              }),
            "navy",
            4,
          ) +
          each(
            [
              [320, 424, 120],
              [300, 446, 110],
              [280, 470, 90],
              [430, 486, 120],
            ] as const,
            ([x, y, w]) => box(x, y, w, 6, 3, "white", { opacity: 0.7 }),
          ) +
          box(0, 500, 760, 60, 0, "line") +
          box(0, 494, 760, 12, 6, "white") +
          each([90, 670], (x) =>
            at(
              x,
              494,
              limb(
                [
                  [0, 0],
                  [0, -130],
                ],
                "navy",
                8,
              ) +
                disc(0, -146, 20, "butter") +
                box(-14, -128, 28, 8, 4, "navy"),
            ),
          ),
      ),
  ],
  "region-tatarstan": [
    "Поля, белая мечеть с минаретом и подсолнухи",
    () =>
      panel(
        "water",
        sun(180, 160, 60) +
          cloud(640, 168, 0.9) +
          hills(350, "mist", 40) +
          hills(410, "pool", 30, 0.7) +
          at(
            470,
            390,
            box(-80, -84, 160, 90, 6, "white") +
              path("M-92,-84L0,-150L92,-84Z", "teal") +
              box(-14, -212, 28, 82, 4, "white") +
              box(-20, -180, 40, 10, 5, "pool") +
              path("M-17,-210L0,-262L17,-210Z", "pool") +
              stroke("M0,-258V-270", "clay", 5) +
              path("M0,-299a15,15 0 1 0 14,21a11,11 0 1 1 -14,-21Z", "clay") +
              windows(-62, -64, 4, 1, 36, "mist", 18),
          ) +
          hills(450, "dune", 24) +
          each(
            [
              [90, 474, 1],
              [170, 490, 1.2],
              [260, 478, 0.9],
              [620, 482, 1.1],
              [700, 470, 0.9],
            ] as const,
            ([x, y, s]) =>
              at(
                x,
                y,
                stroke("M0,110V-20", "teal", 8) +
                  path("M0,20C-34,16 -36,-6 -30,-10C-10,-8 0,4 0,20Z", "teal") +
                  disc(0, -40, 34, "lemon") +
                  disc(0, -40, 18, "bark"),
                { scale: s },
              ),
          ),
      ),
  ],
  "region-tyumen": [
    "Снежная дорога среди сосен, тёплый свет в окнах дома",
    () =>
      panel(
        "water",
        hills(350, "mist", 40) +
          path("M0,400C200,372 420,410 760,380V560H0Z", "white") +
          path("M330,400C360,440 300,480 250,560H520C500,500 420,450 400,398Z", "line", { opacity: 0.6 }) +
          pine(106, 440, 1.3) +
          pine(196, 420, 0.95, "pool") +
          pine(656, 450, 1.3) +
          pine(576, 420, 0.9, "pool") +
          each(
            [
              [106, 140, 34],
              [656, 151, 34],
              [196, 200, 26],
            ] as const,
            ([x, y, r]) =>
              path(`M${x},${y - 4}L${x + r},${y + r * 1.3}Q${x},${y + r} ${x - r},${y + r * 1.3}Z`, "white"),
          ) +
          at(
            420,
            400,
            box(-86, -90, 172, 96, 6, "clay") +
              box(50, -160, 22, 76, 4, "bark") +
              path("M-104,-84L0,-150L104,-84Q0,-70 -104,-84Z", "white") +
              stroke("M-98,-84Q0,-70 98,-84", "steel", 4) +
              box(-60, -62, 40, 40, 6, "butter") +
              box(14, -62, 40, 40, 6, "butter") +
              stroke("M62,-172q-16,-18 0,-34t0,-34", "white", 9),
          ) +
          each(
            [
              [260, 120],
              [330, 210],
              [470, 90],
              [250, 300],
              [530, 300],
              [620, 230],
              [130, 90],
            ] as const,
            ([x, y]) => disc(x, y, 5, "white"),
          ),
      ),
  ],
  "place-petrozavodsk": [
    "Деревянный храм среди сосен на берегу северного озера",
    () =>
      panel(
        "water",
        sun(200, 190, 62) +
          hills(320, "mist", 24, 0.8) +
          sea(310, 200) +
          path("M300,420C430,386 620,380 760,392V560H220C230,500 250,440 300,420Z", "teal") +
          path("M0,560C60,500 200,500 300,520S480,560 480,560Z", "pool") +
          at(
            540,
            410,
            box(-60, -90, 120, 92, 4, "clay") +
              path("M-78,-88L0,-150L78,-88Z", "bark") +
              dome(0, -140, 0.5, "steel", "clay") +
              dome(-52, -92, 0.36, "steel", "clay") +
              dome(52, -92, 0.36, "steel", "clay") +
              box(-16, -46, 32, 48, 4, "bark") +
              windows(-48, -64, 1, 1, 40, "butter", 18) +
              windows(30, -64, 1, 1, 40, "butter", 18),
          ) +
          pine(410, 440, 0.8, "pool") +
          pine(678, 436, 0.96, "pool") +
          pine(340, 470, 0.6, "leaf") +
          at(
            160,
            430,
            path("M-90,0H90C70,26 50,30 30,30H-40C-64,30 -80,18 -90,0Z", "clay") + stroke("M-10,-4L60,40", "bark", 6),
          ) +
          bird(300, 120) +
          bird(350, 146, 0.7),
      ),
  ],
};
