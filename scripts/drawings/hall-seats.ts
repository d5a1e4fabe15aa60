import { box, type Colour, disc, path, rects, stroke } from "./ink.ts";
import type { Center } from "./centers.ts";

export type Spot = readonly [x: number, y: number];
type Seats = NonNullable<Center["seats"]>;

const AISLE = 22;

/** Where the chairs along the windows stand, the rows from the far one to the near one, and how large they are. */
export function placesOf(count: number, seats: Seats): { rows: Spot[][]; scale: number } {
  const [from, to] = [34, seats.until ?? 726];
  const lines = count > 12 && !seats.arc ? 2 : 1;
  const inLine = Math.ceil(count / lines);
  const gaps = seats.group ? Math.ceil(inLine / seats.group) - 1 : 0;
  const step = (to - from - gaps * AISLE) / inLine;
  const scale = Math.min(0.62, step / 118);
  const rows = [...Array(lines).keys()].map((line) => {
    const here = line === 0 ? inLine : count - inLine;
    // The last row of fewer chairs stands in the middle.
    const indent = ((inLine - here) * step) / 2;
    return [...Array(here).keys()].map((place): Spot => {
      const aisles = seats.group ? Math.floor(place / seats.group) * AISLE : 0;
      const x = from + indent + (place + 0.42) * step + aisles;
      const bend = seats.arc ? ((x - 380) / 346) ** 2 * 34 : 0;
      return [x, (lines === 2 ? 282 + line * 46 : 312) + bend];
    });
  });
  return { rows, scale };
}

/** A chair that faces us, its machine on the right; 0, 0 is on the floor under the chair. */
export function seat(colour: Colour, seam: Colour): string {
  return [
    box(42, -112, 42, 106, 8, "white") + box(38, -150, 50, 42, 8, "teal") + box(44, -143, 38, 26, 4, "navy"),
    rects([[42, -14, 42, 10]], "steel") + disc(63, -82, 12, "ice") + disc(63, -82, 5, "pool"),
    stroke("M30,-78C40,-60 44,-70 50,-66", "white", 4),
    box(-30, -10, 60, 10, 5, "navy"),
    box(-38, -150, 76, 132, 24, colour) + box(-24, -164, 48, 46, 18, seam),
    path("M-32,-72H32L28,-18Q0,-8 -28,-18Z", seam),
    rects(
      [
        [-46, -84, 16, 44],
        [30, -84, 16, 44],
      ],
      "navy",
    ),
  ].join("");
}

type Sitter = {
  skin: Colour;
  hair: Colour;
  long?: boolean;
  top: Colour;
  blanket: Colour;
  book?: boolean;
};

/** Whoever is in that chair. */
export function sitter({ skin, hair, long, top, blanket, book }: Sitter): string {
  const cap = "M-18,-136C-21,-164 21,-164 18,-136C14,-148 -8,-150 -18,-136Z";
  const locks = "M-20,-140C-22,-166 22,-166 20,-140L23,-114C10,-108 -10,-108 -23,-114Z";
  return [
    long ? path(locks, hair) : "",
    path("M-31,-66C-34,-104 -26,-116 -8,-121H8C26,-116 34,-104 31,-66Z", top) + box(-6, -128, 12, 14, 4, skin),
    disc(0, -138, 17, skin) + path(cap, hair),
    path("M-32,-84C-12,-92 12,-92 32,-84L28,-22C16,-12 -16,-12 -28,-22Z", blanket),
    book
      ? path("M-24,-104L0,-98L24,-104V-80L0,-74L-24,-80Z", "white") + disc(-24, -86, 6, skin) + disc(24, -86, 6, skin)
      : "",
  ].join("");
}

export const sitters: readonly Sitter[] = [
  { skin: "peach", hair: "silver", long: true, top: "leaf", blanket: "mist" },
  { skin: "clay", hair: "navy", top: "white", blanket: "pool", book: true },
  { skin: "bark", hair: "navy", top: "lemon", blanket: "oat" },
];

export function bed(): string {
  return [
    box(50, -112, 38, 106, 8, "white") + box(46, -150, 46, 42, 8, "teal") + box(52, -143, 34, 26, 4, "navy"),
    box(-50, -130, 94, 124, 10, "clay") + box(-44, -120, 82, 50, 16, "white"),
    box(-26, -116, 46, 30, 12, "ice"),
    path("M-46,-86H40L46,-18Q-2,-8 -52,-18Z", "pool") + path("M-46,-86H40L42,-70H-48Z", "white"),
    rects(
      [
        [-52, -18, 8, 18],
        [38, -18, 8, 18],
      ],
      "navy",
    ),
  ].join("");
}
