import { at, box, type Colour, limb, oval, path, stroke } from "./ink.ts";
import { head, type Looks, sleeveOf } from "./people.ts";
import { book } from "./room.ts";
import { lying } from "./ward.ts";

export type Reclining = Looks & {
  top: Colour;
  /** A sleeve of its own colour parts the arm from the body. */
  sleeve?: Colour;
  legs?: Colour;
  shoes?: Colour;
  /** Its ground and its stripes. */
  blanket?: readonly [Colour, Colour];
  reads?: boolean;
  headphones?: boolean;
  /** One knee is drawn up. */
  kneeUp?: boolean;
  /** In the `loweredRecliner`. */
  lowered?: boolean;
  /** Where the machine stands and how large, in the units of the chair; without it the scene draws the lines itself. */
  machine?: Machine;
};

type Machine = readonly [x: number, y: number, scale: number];

/** Lies back in the `recliner` of ward.ts, the near arm on its rest, and the lines from its dressing over the rest to the machine. */
export function reclining(figure: Reclining): string {
  const { top, sleeve = top, legs = "navy", shoes = "rust", skin = "peach", blanket, reads, kneeUp } = figure;
  const placed = figure.lowered ? lying : (_: "back" | "legs", body: string) => body;
  const shoulder = figure.lowered ? LOW_SHOULDER : SHOULDER;
  const legsAndCover = [
    limb(STRETCHED, legs, 52) + path(SHOE, shoes),
    kneeUp ? path("M520,440L386,364L320,450Z", legs) + limb(KNEE_UP, legs, 52) + at(92, -16, path(SHOE, shoes)) : "",
    blanket ? path(kneeUp ? BLANKET_UP : BLANKET, blanket[0]) + stripes(blanket[1], kneeUp) : "",
  ].join("");
  const trunk = [
    limb(NECK, skin, 32) + limb(NECK, "ink", 32, { opacity: 0.16 }),
    path(TORSO, top) + path("M580,282C588,300 616,308 638,296C628,278 604,270 580,282Z", "white"),
    head(591, 218, 44, { tilt: -8, ...figure }),
    figure.headphones ? stroke("M602,208C612,190 610,172 600,165", "navy", 9) + oval(603, 224, 13, 17, "navy") : "",
  ].join("");
  return [
    reads ? book(436, 372, 1, -8) + farHand(skin) + farSleeve(sleeve) : "",
    placed("legs", legsAndCover) + placed("back", trunk),
    box(404, 452, 170, 24, 12, "navy") + box(480, 470, 20, 60, 6, "navy"),
    limb([[shoulder[0] + 2, shoulder[1] + 4], ...NEAR_ARM_SHADOW], "ink", 44, { opacity: 0.2 }),
    limb([CUFF, [436, 440]], skin, 25) + oval(424, 441, 19, 13, skin) + sleeveOf([shoulder, ELBOW, CUFF], sleeve, 40),
    figure.machine ? wayOfBlood(figure.machine) : "",
    box(466, 418, 24, 36, 6, "white", { turn: -4 }),
  ].join("");
}

const STRETCHED = [
  [534, 440],
  [344, 430],
  [214, 512],
] as const;

const KNEE_UP = [
  [530, 440],
  [386, 364],
  [306, 480],
] as const;

const NECK = [
  [612, 300],
  [604, 262],
] as const;

const SHOULDER = [610, 334] as const;
const LOW_SHOULDER = [668, 452] as const;

const ELBOW = [564, 424] as const;
const CUFF = [504, 434] as const;

const NEAR_ARM_SHADOW = [
  [566, 428],
  [528, 436],
] as const;

const SHOE = "M150,486C140,470 150,452 166,454L196,470C210,478 226,490 232,512L208,540C196,540 184,524 176,512Z";

const TORSO =
  "M498,470C496,436 512,402 536,356C552,322 560,292 584,280C612,268 650,288 652,318C650,356 614,414 588,464C570,492 508,494 498,470Z";

const BLANKET =
  "M516,404C446,392 388,392 340,396C312,400 284,416 250,438C246,462 262,494 276,498C306,480 330,468 350,466C420,468 470,472 520,474C536,452 534,420 516,404Z";

const BLANKET_UP =
  "M520,404C470,376 420,338 388,334C356,336 318,396 268,440C262,466 276,494 290,500C330,486 420,470 520,476C536,452 536,420 520,404Z";

function stripes(colour: Colour, kneeUp = false): string {
  const across = kneeUp
    ? "M480,386q12,44 4,87M436,356q14,60 6,114M388,336q14,70 12,138M340,372q10,50 16,112M298,414q6,36 18,74"
    : "M478,399q12,36 4,73M430,396q10,36 4,72M382,396q8,36 2,71M330,399q10,30 8,68M288,416q4,34 18,64";
  return stroke(across, colour, 9);
}

function farSleeve(sleeve: Colour): string {
  const upper = [
    [584, 322],
    [520, 384],
    [482, 362],
  ] as const;
  return sleeveOf(upper, sleeve, 34) + sleeveOf(upper, "ink", 34, 0.18);
}

/** The forearm goes over the cover of the book and ends in a hand with its thumb up. */
function farHand(skin: Colour): string {
  return (
    stroke("M490,366L455,346", skin, 24) +
    stroke("M472,347L464,329", skin, 11) +
    stroke("M447,348l12,7M452,341l12,7", "ink", 2, { opacity: 0.35 })
  );
}

/**
 * The whole way of the blood from the dressing and back: red in a loop under the rest, around the pump and into the
 * filter's upper cap, dark from its lower cap back to the arm.
 */
function wayOfBlood([x, y, scale]: Machine): string {
  const place = (dx: number, dy: number) => `${Math.round(x + dx * scale)},${Math.round(y + dy * scale)}`;
  const r = Math.round(22 * scale);
  const around = `Q${place(-56, -220)} ${place(-30, -220)}A${r},${r} 0 0 0 ${place(-30, -264)}`;
  const down = `C${place(-78, -264)} ${place(-72, -294)} ${place(-88, -294)}Q${place(-100, -294)} ${place(-100, -270)}`;
  const dark = "M484,436C484,510 520,556 590,556";
  const red = "M472,436C472,520 510,590 600,590";
  return (
    tube(`${dark}C640,556 ${place(-100, -86)} ${place(-100, -128)}`, "teal") +
    tube(
      `${red}C690,590 ${place(-56, -80)} ${place(-56, -130)}V${Math.round(y - 196 * scale)}${around}L${place(-54, -264)}${down}`,
      "warm",
    )
  );
}

/** A blood line: its pale edge parts it from whatever it lies over. */
function tube(d: string, colour: Colour): string {
  return stroke(d, "white", 9) + stroke(d, colour, 5);
}
