import { box, type Colour, disc, each, limb, path, stroke } from "./ink.ts";

/** A left forearm, palm up, the hand on the right: 854 wide, from the elbow at 0. `vessels` go on under the sleeve. */
export function forearm(skin: "peach" | "clay" | "oat" = "peach", sleeve?: Colour, vessels = ""): string {
  const fold = skin === "clay" ? "peach" : "clay";
  const fingers = [
    [[676, 208], [812, 192], 36],
    [[684, 240], [836, 236], 37],
    [[680, 274], [820, 282], 36],
    [[660, 304], [778, 326], 31],
  ] as const;
  return [
    armTo(skin, sleeve, vessels),
    limb(
      [
        [606, 204],
        [656, 144],
        [710, 124],
      ],
      skin,
      44,
    ),
    each(fingers, ([from, to, width]) => limb([from, to], skin, width)),
    stroke("M716,222L802,213M720,257L812,258M712,292L794,304", fold, 2.5),
    stroke("M616,228C652,212 690,220 698,252", fold, 2.5) + stroke("M584,192q-8,50 -3,100", fold, 2.5),
  ].join("");
}

/** The same arm with its fingers closed around a soft ball. */
export function fist(sleeve: Colour, ball: Colour = "warm", skin: "peach" | "clay" = "peach"): string {
  const fold = skin === "peach" ? "clay" : "peach";
  return [
    armTo(skin, sleeve),
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

/** The back of a hand that points or rests, from the cuff at 0, 0 to the fingertips on the right. */
export function hand(skin: "peach" | "clay" = "peach", sleeve: Colour = "teal", length = 120): string {
  return (
    backOfHand(skin) + path(`M${-length},-52L-8,-42V42L${-length},52Z`, sleeve) + box(-24, -46, 30, 92, 12, "white")
  );
}

/** The same hand without a sleeve: from the wrist at 0, 0, 62 wide. */
export function backOfHand(skin: "peach" | "clay"): string {
  const fold = skin === "peach" ? "clay" : "peach";
  const fingers = [
    [[96, -32], [176, -36], 23],
    [[100, -11], [196, -12], 24],
    [[100, 11], [190, 14], 23],
    [[94, 31], [166, 38], 20],
  ] as const;
  return [
    limb(
      [
        [32, -18],
        [76, -58],
        [118, -68],
      ],
      skin,
      23,
    ),
    path("M-10,-31C30,-26 62,-44 98,-44C112,-30 114,24 104,42C70,46 34,26 -10,31Z", skin),
    each(fingers, ([from, to, width]) => limb([from, to], skin, width)),
    stroke("M116,-22L164,-24M118,1L178,1M114,23L160,27", fold, 3),
  ].join("");
}

/** The forearm from the elbow to the palm, and the sleeve that it comes out of. */
function armTo(skin: Colour, sleeve?: Colour, vessels = ""): string {
  const d =
    "M0,124C120,116 240,134 360,152C440,164 510,178 570,182C606,184 640,172 674,184C700,192 706,240 702,306C690,328 630,322 580,298C500,300 420,314 340,324C220,342 100,346 0,342Z";
  const cloth =
    "M-40,106C20,100 80,100 118,106Q128,108 129,118C134,200 133,280 126,352Q125,362 114,364C70,370 10,370 -40,366Z";
  const seam = stroke("M106,112C112,200 112,270 104,358", "ink", 4, { opacity: 0.25 });
  return path(d, skin) + vessels + (sleeve ? path(cloth, sleeve) + seam : "");
}
