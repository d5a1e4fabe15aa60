import { box, type Colour, disc, limb, oval, path, stroke } from "./ink.ts";

/** A left forearm, palm up, the hand on the right: 810 wide, from the elbow at 0. */
export function forearm(skin: "peach" | "clay" = "peach"): string {
  const fold = skin === "peach" ? "clay" : "peach";
  return [
    path(
      "M0,92C140,78 260,116 380,146C460,166 520,174 580,176C620,178 650,184 668,196L676,304C660,318 610,312 570,298C500,300 430,318 340,340C220,368 100,374 0,366Z",
      skin,
    ),
    limb(
      [
        [600, 194],
        [648, 142],
        [694, 126],
      ],
      skin,
      40,
    ),
    limb(
      [
        [655, 212],
        [784, 200],
      ],
      skin,
      33,
    ) +
      limb(
        [
          [660, 246],
          [810, 244],
        ],
        skin,
        34,
      ),
    limb(
      [
        [656, 279],
        [796, 284],
      ],
      skin,
      33,
    ) +
      limb(
        [
          [640, 302],
          [754, 318],
        ],
        skin,
        29,
      ),
    stroke("M690,229L782,222M692,262L790,264M684,294L764,300", fold, 2.5),
    stroke("M606,228C640,214 668,222 676,246", fold, 2.5) + stroke("M584,186q-8,54 -4,106", fold, 2.5),
  ].join("");
}

/** The same arm with its fingers closed around a soft ball. */
export function fist(ball: Colour = "warm", skin: "peach" | "clay" = "peach"): string {
  const fold = skin === "peach" ? "clay" : "peach";
  return [
    path(
      "M0,92C140,78 260,116 380,146C460,166 520,174 580,176C620,178 650,184 668,196L676,304C660,318 610,312 570,298C500,300 430,318 340,340C220,368 100,374 0,366Z",
      skin,
    ),
    disc(742, 206, 86, ball) + stroke("M690,168q16,-30 48,-34", "butter", 10),
    limb(
      [
        [640, 298],
        [716, 306],
        [752, 292],
      ],
      skin,
      35,
    ) +
      limb(
        [
          [640, 272],
          [728, 274],
          [768, 258],
        ],
        skin,
        35,
      ),
    limb(
      [
        [640, 244],
        [728, 242],
        [764, 224],
      ],
      skin,
      35,
    ) +
      limb(
        [
          [640, 220],
          [712, 210],
          [744, 192],
        ],
        skin,
        33,
      ),
    stroke("M676,229L736,224M680,258L744,256M676,290L730,290", fold, 3),
    limb(
      [
        [604, 200],
        [640, 140],
        [684, 122],
      ],
      skin,
      40,
    ),
  ].join("");
}

/** A hand that points or rests, from the cuff at 0, 0 to the fingertips on the right. */
export function hand(skin: "peach" | "clay" = "peach", sleeve: Colour = "teal", length = 120): string {
  const fold = skin === "peach" ? "clay" : "peach";
  return [
    limb(
      [
        [-length, 0],
        [0, 0],
      ],
      sleeve,
      76,
    ) + box(-24, -42, 34, 84, 12, "white"),
    limb(
      [
        [10, 0],
        [60, -2],
      ],
      skin,
      56,
    ) + oval(76, -2, 46, 36, skin),
    limb(
      [
        [92, -18],
        [168, -16],
      ],
      skin,
      24,
    ) +
      limb(
        [
          [94, 2],
          [176, 4],
        ],
        skin,
        25,
      ) +
      limb(
        [
          [90, 22],
          [160, 24],
        ],
        skin,
        23,
      ),
    limb(
      [
        [60, -24],
        [96, -44],
        [126, -40],
      ],
      skin,
      24,
    ) + stroke("M112,-6L164,-6M112,13L162,14", fold, 3),
  ].join("");
}
