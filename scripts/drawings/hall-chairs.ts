import { box, type Colour, disc, oval, path, rects, stroke } from "./ink.ts";

/*
 * One place of a hall, looked down upon: 0, 0 is on the floor at the lower end of a chair of 92 × 184, the machine stands
 * right of its head. A patient is drawn over the chair.
 */

type Patient = {
  skin: Colour;
  hair: Colour;
  long?: boolean;
  top: Colour;
  blanket: Colour;
  stripe: Colour;
  book?: boolean;
};

export const patients: readonly Patient[] = [
  { skin: "peach", hair: "silver", long: true, top: "leaf", blanket: "lemon", stripe: "cream", book: true },
  { skin: "clay", hair: "raven", top: "white", blanket: "navy", stripe: "pool" },
  { skin: "bark", hair: "raven", top: "rust", blanket: "oat", stripe: "white" },
];

/** The chair with its feet to us. */
export function chairToUs(colour: Colour, seam: Colour): string {
  return [
    oval(0, -6, 46, 10, "ink", { opacity: 0.12 }),
    box(-24, -22, 48, 20, 8, "navy"),
    box(-34, -174, 68, 100, 20, colour) + box(-24, -184, 48, 40, 16, seam),
    box(-32, -84, 64, 74, 14, colour) + box(-24, -52, 48, 5, 2, seam),
    armRests(-116),
  ].join("");
}

export function patientToUs({ skin, hair, long, top, blanket, stripe, book }: Patient): string {
  const cap = "M-18,-160C-21,-186 21,-186 18,-160C13,-170 -9,-172 -18,-160Z";
  const locks = "M-20,-164C-22,-188 22,-188 20,-164L23,-138C10,-132 -10,-132 -23,-138Z";
  return [
    long ? path(locks, hair) : "",
    box(-7, -150, 14, 16, 5, skin),
    path("M-29,-90C-33,-126 -26,-138 -9,-142H9C26,-138 33,-126 29,-90Z", top),
    disc(0, -160, 17, skin) + path(cap, hair),
    arms(-128, -104, -76, top, skin, book),
    // Feet, and the blanket over two legs.
    path("M-22,-26h18v12q-9,10 -18,0ZM4,-26h18v12q-9,10 -18,0Z", blanket === "navy" ? "rust" : "navy"),
    path("M-30,-100C-12,-107 12,-107 30,-100L26,-30C18,-23 6,-24 0,-32C-6,-24 -18,-23 -26,-30Z", blanket),
    stroke("M-28,-80C-12,-86 12,-86 28,-80M-27,-66C-12,-72 12,-72 27,-66", stripe, 5),
    book
      ? path("M-26,-122L-3,-116L20,-122V-98L-3,-92L-26,-98Z", "white") +
        stroke("M-3,-114v20", "steel", 2) +
        disc(-25, -104, 6, skin)
      : "",
  ].join("");
}

/** The chair with its head to us. */
export function chairAway(colour: Colour, seam: Colour): string {
  return [
    oval(0, -4, 44, 10, "ink", { opacity: 0.12 }),
    box(-30, -182, 60, 70, 14, colour) + box(-22, -146, 44, 5, 2, seam),
    box(-34, -128, 68, 66, 14, colour),
    armRests(-138),
  ].join("");
}

/** Its back, drawn last: it hides whoever sits there up to the crown. */
export function chairBack(colour: Colour, seam: Colour): string {
  return (
    box(-20, -18, 40, 16, 6, "navy") +
    path("M-34,-72Q-34,-88 -20,-88H20Q34,-88 34,-72L30,-24Q29,-12 18,-12H-18Q-29,-12 -30,-24Z", colour) +
    box(-25, -100, 50, 34, 15, seam) +
    stroke("M-18,-30H18", seam, 4)
  );
}

export function patientAway({ skin, hair, long, top, blanket, stripe }: Patient): string {
  return [
    path("M-20,-172v-8q8,-8 16,0v8ZM4,-172v-8q8,-8 16,0v8Z", blanket === "navy" ? "rust" : "navy"),
    path("M-26,-166C-18,-175 -6,-175 0,-168C6,-175 18,-175 26,-166L30,-112H-30Z", blanket),
    stroke("M-27,-140C-12,-145 12,-145 27,-140M-28,-127C-12,-132 12,-132 28,-127", stripe, 5),
    path("M-29,-76C-33,-104 -28,-116 -12,-119H12C28,-116 33,-104 29,-76Z", top),
    arms(-92, -112, -134, top, skin),
    disc(0, -100, 17, hair) + (long ? box(-20, -104, 40, 30, 14, hair) : ""),
  ].join("");
}

function armRests(top: number): string {
  return box(-46, top, 14, 56, 7, "navy") + box(32, top, 14, 56, 7, "navy");
}

/** From the shoulders over the elbows to hands on the rests; a reader's other arm is bent to the book. */
function arms(shoulder: number, elbow: number, hand: number, sleeve: Colour, skin: Colour, reads = false): string {
  const cuff = (elbow + hand) / 2;
  const near = `M26,${shoulder}L39,${elbow}V${cuff}`;
  const other = reads ? `M-26,${shoulder}L-36,${elbow}L-30,${elbow + 2}` : `M-26,${shoulder}L-39,${elbow}V${cuff}`;
  const hands = `M39,${cuff}V${hand}${reads ? "" : `M-39,${cuff}V${hand}`}`;
  return stroke(hands, skin, 11) + stroke(near + other, sleeve, 14);
}

/** What both sides of the machine beside a head have; 0, 0 is on the floor under it. */
export function cabinet(): string {
  return (
    oval(0, -2, 28, 6, "ink", { opacity: 0.12 }) +
    stroke("M-12,-118v-36M-24,-154h24", "steel", 4) +
    path("M-30,-152h13v20q0,6 -6.5,6t-6.5,-6Z", "pool") +
    box(-20, -90, 40, 84, 8, "white") +
    box(-23, -12, 46, 10, 5, "teal") +
    box(-24, -126, 48, 40, 8, "teal")
  );
}

export const screenSide =
  box(-18, -120, 36, 27, 4, "navy") +
  stroke("M-12,-106h7l3,-6 4,11 3,-5h6", "mist", 2.5) +
  disc(-6, -70, 9, "ice") +
  disc(-6, -70, 4, "pool") +
  disc(10, -70, 5, "mist") +
  rects(
    [
      [-12, -48, 24, 5],
      [-12, -38, 16, 5],
    ],
    "steel",
  );

export const backSide =
  rects(
    [
      [-12, -112, 24, 4],
      [-12, -104, 24, 4],
    ],
    "pool",
  ) +
  box(-13, -72, 26, 34, 4, "ice") +
  rects(
    [
      [-13, -30, 26, 4],
      [-13, -22, 26, 4],
    ],
    "steel",
  );

/** From the arm to the machine; both ends in the same coordinates as the chair. */
export function bloodLines(feet: "to us" | "away"): string {
  return feet === "to us"
    ? stroke("M39,-90C48,-62 56,-88 62,-104", "pool", 3.5)
    : stroke("M39,-94C52,-100 48,-60 58,-52", "pool", 3.5);
}

export function bed(): string {
  return [
    oval(0, -4, 52, 9, "ink", { opacity: 0.12 }),
    rects(
      [
        [-48, -20, 8, 20],
        [40, -20, 8, 20],
      ],
      "navy",
    ),
    box(-50, -188, 100, 34, 10, "clay"),
    box(-46, -176, 92, 160, 12, "white") + box(-28, -170, 56, 34, 14, "ice"),
    path("M-46,-122H46V-26Q46,-16 36,-16H-36Q-46,-16 -46,-26Z", "pool") + rects([[-46, -124, 92, 16]], "mist"),
    box(-50, -30, 100, 22, 8, "clay"),
  ].join("");
}
