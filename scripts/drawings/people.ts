import { at, type Colour, disc, faded, limb, path, stroke } from "./ink.ts";

type Hair = "short" | "crop" | "bald" | "bob" | "bun" | "tail" | "scarf";
type Skin = "peach" | "clay" | "bark";

export type Looks = {
  hair?: Hair;
  hairColour?: Colour;
  skin?: Skin;
  glasses?: boolean;
  beard?: Colour;
  /** How far the head is bent, in degrees: below nought it looks down. */
  tilt?: number;
  mask?: boolean;
};

type Point = readonly [number, number];
/** Elbow and hand, counted from where the figure stands or sits. */
type Arm = readonly [Point, Point];

type Figure = Looks & {
  facing?: "left" | "right";
  scale?: number;
  top?: Colour;
  sleeve?: Colour;
  /** Bare arms, as in a T-shirt. */
  shortSleeves?: boolean;
  collar?: Colour;
  legs?: Colour;
  shoes?: Colour;
  farArm?: Arm;
  nearArm?: Arm;
  /** In the far hand, behind the body; and in the near one, before it. */
  holdsFar?: string;
  holdsNear?: string;
};

/** A head in profile without features, looking left: one soft shape, a hint of a nose, an ear. */
export function head(x: number, y: number, r: number, looks: Looks): string {
  const { hair = "short", hairColour = "raven", skin = "peach", glasses, beard, tilt = 0, mask } = looks;
  const shade = skin === "peach" ? "clay" : skin === "clay" ? "peach" : "clay";
  const face =
    "M-78,-40C-82,-90 -32,-108 10,-104C70,-98 100,-50 96,0C94,54 62,98 8,104C-40,107 -72,86 -78,46C-80,36 -80,30 -81,22C-97,21 -104,9 -97,-3C-91,-14 -80,-24 -78,-40Z";
  const body = [
    behind[hair] ? path(behind[hair], hairColour) : "",
    path(face, skin),
    beard
      ? path(
          "M-80,30C-86,78 -48,122 8,118C52,112 76,78 74,36C60,44 44,38 36,22C28,44 -8,50 -32,40C-48,34 -66,32 -80,30Z",
          beard,
        )
      : "",
    mask ? path("M-100,8C-70,0 -30,4 -4,20C2,60 -6,98 -24,104C-60,104 -96,90 -102,50Z", "mist") : "",
    mask ? stroke("M-6,26L30,14", "white", 6) : "",
    path(over[hair], hairColour),
    hair === "scarf" ? knot(hairColour) : disc(30, 16, 19, skin) + stroke("M24,12q8,-8 14,2", shade, 5),
    glasses ? stroke("M-81,-6a23,23 0 1 0 46,0a23,23 0 1 0 -46,0M-35,-8L22,0", "ink", 7) : "",
  ].join("");
  return at(x, y, body, { scale: r / 100, turn: tilt });
}

/** A headscarf is not hair: it is dotted and tied under the chin. */
function knot(colour: Colour): string {
  const ends = "M2,106C-26,116 -46,142 -44,166C-20,160 2,146 10,128C18,148 34,162 56,164C56,138 36,114 14,104Z";
  const dots = [
    [-20, -88],
    [34, -92],
    [80, -56],
    [40, -38],
    [92, -2],
    [56, 22],
    [82, 56],
    [46, 84],
  ] as const;
  return (
    path(ends, colour) + path(dots.map(([x, y]) => `M${x - 8},${y}a8,8 0 1 0 16,0a8,8 0 1 0 -16,0`).join(""), "white")
  );
}

const cap =
  "M-76,-46C-88,-102 -32,-126 16,-120C86,-111 120,-52 107,10C102,42 90,64 74,78C72,50 62,34 46,24C44,-6 16,-10 8,10C2,-10 0,-28 4,-44C-22,-36 -52,-38 -76,-46Z";

const over: Record<Hair, string> = {
  short: cap,
  bun: cap,
  tail: cap,
  bob: "M-76,-46C-88,-102 -32,-126 16,-120C92,-111 126,-50 118,24C114,66 104,92 88,104C66,96 54,60 46,24C40,-4 20,-30 4,-44C-22,-36 -52,-38 -76,-46Z",
  crop: "M-66,-72C-52,-112 -12,-122 24,-116C86,-106 116,-50 106,6C102,36 92,58 78,70C74,48 62,34 46,24C44,-6 16,-10 8,10C4,-16 2,-40 0,-62C-22,-60 -46,-62 -66,-72Z",
  bald: "M4,-26C30,-44 66,-54 99,-36C110,4 100,52 76,78C72,50 62,34 46,24C44,-6 16,-10 8,10C4,-2 3,-14 4,-26Z",
  scarf:
    "M-72,-58C-70,-116 -14,-130 30,-122C98,-110 128,-46 118,28C112,84 84,128 34,136C14,138 0,128 -8,112C30,96 44,40 22,-14C8,-40 -30,-50 -72,-58Z",
};

const behind: Partial<Record<Hair, string>> = {
  bun: "M50,-86a42,42 0 1 0 84,0a42,42 0 1 0 -84,0",
  tail: "M70,-70C130,-80 168,-20 150,60C144,92 120,104 112,80C118,40 96,10 70,0Z",
  bob: "M10,-110C96,-112 128,-46 122,24C118,84 112,112 96,128C64,138 30,128 20,100Z",
};

type Seated = Figure & {
  /** A child's: the feet do not reach the floor. */
  shortLegs?: boolean;
};

/** Sits in profile; 0, 0 is the hip on a seat 144 above the floor. */
export function seated(x: number, y: number, figure: Seated): string {
  const { top = "teal", legs = "navy", shoes = "navy", skin = "peach", collar = "white", facing, scale = 1 } = figure;
  const sole = figure.shortLegs ? 66 : 112;
  const [farElbow, farHand] = figure.farArm ?? [
    [-54, -58],
    [-112, -74],
  ];
  const [nearElbow, nearHand] = figure.nearArm ?? [
    [-8, -40],
    [-88, -58],
  ];
  const body = [
    farLimb([[-6, -128], farElbow, farHand], { ...figure, top }),
    figure.holdsFar ?? "",
    limb(
      [
        [4, -6],
        [-106, -12],
        [-122, sole],
      ],
      legs,
      44,
    ),
    faded(
      0.16,
      limb(
        [
          [4, -6],
          [-106, -12],
          [-122, sole],
        ],
        "white",
        44,
      ),
    ),
    path(`M-146,${sole}h46v30h-72c-4,-16 10,-24 26,-30Z`, shoes),
    neck(8, -190, -150, skin),
    path("M-42,14C-50,-50 -50,-112 -34,-140C-24,-160 36,-164 48,-140C64,-104 58,-40 50,14C48,30 -40,30 -42,14Z", top),
    path("M-16,-158C-8,-140 26,-138 34,-157C24,-164 -4,-164 -16,-158Z", collar),
    limb(
      [
        [8, 0],
        [-110, -4],
        [-100, sole + 4],
      ],
      legs,
      50,
    ),
    path(`M-126,${sole}h50v30h-80c-4,-18 12,-26 30,-30Z`, shoes),
    head(0, -208, 40, figure),
    figure.holdsNear ?? "",
    nearLimb([[18, -122], nearElbow, nearHand], { ...figure, top }, 36),
  ].join("");
  return at(x, y, body, { scale, flip: facing === "right" });
}

type Standing = Figure & {
  /** A step forward instead of both feet together. */
  walks?: boolean;
  /** A doctor's coat or a dress down to the knee. */
  coat?: boolean;
};

/** Stands in profile; 0, 0 is between the feet, the crown is 466 above. */
export function standing(x: number, y: number, figure: Standing): string {
  const { top = "pool", legs = "teal", shoes = "white", skin = "peach", collar = "white", facing, scale = 1 } = figure;
  const [farElbow, farHand] = figure.farArm ?? [
    [-44, -262],
    [-62, -212],
  ];
  const [nearElbow, nearHand] = figure.nearArm ?? [
    [20, -254],
    [-14, -196],
  ];
  const [far, near] = figure.walks ? [56, -46] : [18, -10];
  const farLeg = [
    [12, -190],
    [(far + 12) / 2 - (figure.walks ? 10 : 0), -110],
    [far, -26],
  ] as const;
  const shoe = (toe: number) => path(`M${toe - 24},-26h46v26h-74c-4,-16 12,-22 28,-26Z`, shoes);
  const body = [
    limb(farLeg, legs, 42) + limb(farLeg, "white", 42, { opacity: 0.16 }) + shoe(far),
    limb(
      [
        [-8, -190],
        [(near - 8) / 2 - (figure.walks ? 12 : 0), -110],
        [near, -26],
      ],
      legs,
      46,
    ) + shoe(near),
    neck(2, -400, -366, skin),
    farLimb([[-18, -330], farElbow, farHand], { ...figure, top }),
    figure.holdsFar ?? "",
    path(figure.coat ? LONG : SHORT, top),
    path("M-20,-372L4,-338L28,-372C16,-378 -8,-378 -20,-372Z", skin) + stroke("M-22,-371L4,-334L30,-371", collar, 7),
    head(-2, -424, 40, figure),
    figure.holdsNear ?? "",
    nearLimb([[24, -336], nearElbow, nearHand], { ...figure, top }, 34),
  ].join("");
  return at(x, y, body, { scale, flip: facing === "right" });
}

const SHORT =
  "M-48,-182C-46,-250 -56,-330 -40,-356C-28,-374 36,-376 48,-354C62,-320 46,-250 52,-182C50,-168 -46,-168 -48,-182Z";
const LONG =
  "M-54,-104C-46,-220 -56,-330 -40,-356C-28,-374 36,-376 48,-354C62,-320 48,-220 58,-104C56,-92 -52,-92 -54,-104Z";

function neck(x: number, from: number, to: number, skin: Skin): string {
  const line = [
    [x, from],
    [x + 2, to],
  ] as const;
  return limb(line, skin, 30) + limb(line, "ink", 30, { opacity: 0.16 });
}

type Limb = readonly [shoulder: Point, elbow: Point, hand: Point];
type Dress = Pick<Figure, "skin" | "sleeve" | "shortSleeves"> & { top: Colour };

function farLimb([shoulder, elbow, hand]: Limb, { top, sleeve = top, skin = "peach", shortSleeves }: Dress): string {
  const cuff = between(elbow, hand, 0.5);
  const worn = shortSleeves ? shortSleeve(shoulder, elbow) : ([shoulder, elbow, cuff] as const);
  const bare = shortSleeves
    ? limb([shoulder, elbow], skin, 26) + limb([elbow, hand], skin, 20)
    : limb([cuff, hand], skin, 20);
  return bare + sleeveOf(worn, sleeve, 30) + sleeveOf(worn, "ink", 30, 0.18);
}

function nearLimb(
  [shoulder, elbow, hand]: Limb,
  { top, sleeve = top, skin = "peach", shortSleeves }: Dress,
  width: number,
): string {
  const cuff = between(elbow, hand, 0.55);
  const worn = shortSleeves ? shortSleeve(shoulder, elbow) : ([shoulder, elbow, cuff] as const);
  return (
    faded(0.2, limb(overBody([shoulder[0] + 2, shoulder[1] + 2], elbow, between(cuff, elbow, 0.5)), "ink", width + 4)) +
    (shortSleeves
      ? limb([shoulder, elbow], skin, width - 6) + limb([elbow, hand], skin, 25)
      : limb([cuff, hand], skin, 22)) +
    sleeveOf(worn, sleeve, width) +
    handAt(cuff, hand, skin)
  );
}

function shortSleeve(shoulder: Point, elbow: Point): Limb {
  return [shoulder, between(shoulder, elbow, 0.1), between(shoulder, elbow, 0.42)];
}

/** It ends in an edge around the arm that comes out of it. */
export function sleeveOf(
  [shoulder, elbow, cuff]: readonly [shoulder: Point, elbow: Point, cuff: Point],
  colour: Colour,
  width: number,
  opacity?: number,
): string {
  const [wide, narrow] = [width / 2, width * 0.43];
  const [upper, lower] = [along(shoulder, elbow), along(elbow, cuff)];
  // A radius that is too small grows to the half circle, whatever the rounding.
  const round = "A1,1 0 0 0 ";
  const arm = `M${upper(shoulder, wide)}L${upper(elbow, wide)}${round}${upper(elbow, -wide)}L${upper(shoulder, -wide)}${round}${upper(shoulder, wide)}`;
  const edge = `${lower(cuff, narrow)}Q${lower(cuff, 0, 6)} ${lower(cuff, -narrow)}`;
  const forearm = `M${lower(elbow, wide)}L${edge}L${lower(elbow, -wide)}Z`;
  return path(arm + forearm, colour, opacity === undefined ? {} : { opacity });
}

/** Places beside and before a point of a line, as a path writes them. */
function along([ax, ay]: Point, [bx, by]: Point): (point: Point, beside: number, before?: number) => string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  return ([x, y], beside, before = 0) =>
    `${Math.round(x - uy * beside + ux * before)},${Math.round(y + ux * beside + uy * before)}`;
}

/** As much of an arm as lies before the body: its shade would be a grey outline against the wall. */
function overBody(shoulder: Point, elbow: Point, cuff: Point): Point[] {
  const line = [shoulder, elbow, cuff];
  const out = line.findIndex(([x]) => x < BODY_EDGE);
  const [from, to] = [line[out - 1], line[out]];
  if (!from || !to) return line;
  return [...line.slice(0, out), between(from, to, (BODY_EDGE - from[0]) / (to[0] - from[0]))];
}

/** Where a shade with its round end has to stop. */
const BODY_EDGE = -22;

/** Fingers together, the thumb above or before them, close to them where the arm hangs. */
function handAt([ax, ay]: Point, [x, y]: Point, skin: Skin): string {
  const length = Math.hypot(x - ax, y - ay) || 1;
  const [ux, uy] = [(x - ax) / length, (y - ay) / length];
  const palm = [
    [x - ux * 4, y - uy * 4],
    [x + ux * 10, y + uy * 10],
  ] as const;
  const out = uy > 0.75 ? 11 : 15;
  const thumb = [
    [x - ux * 6 - uy * 6, y - uy * 6 + ux * 6],
    [x + ux * 8 - uy * out, y + uy * 8 + ux * out],
  ] as const;
  return limb(palm, skin, 25) + limb(thumb, skin, 10);
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
