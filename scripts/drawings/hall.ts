import type { Center } from "./centers.ts";
import { at, box, clipped, copies, disc, each, frame, limb, rects } from "./ink.ts";
import { standing } from "./people.ts";
import { panel } from "./room.ts";

type Spot = readonly [number, number];

const [WINDOW_TOP, WINDOW_HEIGHT] = [56, 226];

/** The treatment room: every chair of the center, and what is seen from its windows. */
export function hall({ far, near, seats = {}, hallHas }: Center, stations: number): string {
  const beds = seats.beds ?? 0;
  const places = seats.arc ? arc(stations) : rows(stations, seats.group);
  const chairs = places.slice(beds);
  const scale = Math.min(linesOf(stations) === 3 ? 1.06 : 1.5, stepOf(places) / 60);
  const screens =
    seats.screens && seats.group
      ? each(places, (place, i) => (i > 0 && i % (seats.group ?? 1) === 0 ? screen(place) : ""))
      : "";
  return panel(
    "sand",
    [
      windowBand(far() + (near?.() ?? "")),
      box(0, 316, 760, 260, 0, "dune") + rects([[0, 312, 760, 8]], "white"),
      hallHas?.() ?? "",
      screens,
      copies(
        "s",
        at(0, 0, station(), { scale }),
        chairs.filter((_, i) => i % 4 !== 1),
      ),
      copies(
        "o",
        at(0, 0, station() + patient(), { scale }),
        chairs.filter((_, i) => i % 4 === 1),
      ),
      beds > 0 ? copies("b", at(0, 0, bed(), { scale }), places.slice(0, beds)) : "",
      seats.arc ? nurse(380, 474) : nurse(726, 392),
    ].join(""),
  );
}

function windowBand(view: string): string {
  const seen = box(0, 0, 760, 560, 0, "water") + at(0, 0, view);
  const pane = `<rect x="30" y="${WINDOW_TOP}" width="700" height="${WINDOW_HEIGHT}" rx="14"/>`;
  return (
    clipped("w", pane, at(12, -136, seen, { scale: 0.94 })) +
    rects(
      [200, 376, 552].map((x) => [x, WINDOW_TOP, 8, WINDOW_HEIGHT]),
      "white",
    ) +
    frame(30, WINDOW_TOP, 700, WINDOW_HEIGHT, 14, "white", 10)
  );
}

/** Two rows up to sixteen chairs, three above; a gap after each group. */
function rows(stations: number, group = stations): Spot[] {
  const lines = linesOf(stations);
  const inLine = Math.ceil(stations / lines);
  const step = (668 - (Math.ceil(inLine / group) - 1) * 20) / inLine;
  return [...Array(stations).keys()].map((i) => {
    const [line, place] = [Math.floor(i / inLine), i % inLine];
    const x = 22 + (place + 0.5) * step + Math.floor(place / group) * 20;
    return [x, lines === 3 ? 402 + line * 69 : 416 + line * 112];
  });
}

/** How far the nearest two of a row stand from each other. */
function stepOf(places: Spot[]): number {
  const steps = places.slice(1).map(([x], i) => x - (places[i]?.[0] ?? 0));
  return Math.min(...steps.filter((step) => step > 1));
}

const linesOf = (stations: number) => (stations > 16 ? 3 : 2);

/** Turned to each other in a half circle. */
function arc(stations: number): Spot[] {
  const along = stations - 2;
  const front = [...Array(along).keys()].map((i): Spot => {
    const x = 48 + (i * 634) / (along - 1);
    return [x, 394 + ((x - 365) / 317) ** 2 * 80];
  });
  return [[48, 546], ...front, [682, 546]];
}

/** A chair and its machine; 0, 0 is on the floor between them. */
function station(): string {
  return [
    box(10, -50, 18, 48, 4, "white") +
      box(9, -60, 20, 14, 3, "teal") +
      rects(
        [
          [13, -36, 12, 6],
          [13, -26, 12, 12],
        ],
        "mist",
      ),
    limb(
      [
        [-27, -12],
        [-16, -20],
        [0, -20],
        [9, -44],
      ],
      "teal",
      9,
    ),
    rects(
      [
        [-11, -16, 8, 12],
        [-18, -5, 22, 4],
      ],
      "navy",
    ),
  ].join("");
}

/** Lies back in the chair. */
function patient(): string {
  return (
    limb(
      [
        [-28, -18],
        [-15, -27],
        [-1, -27],
      ],
      "navy",
      7,
    ) +
    limb(
      [
        [0, -28],
        [7, -44],
      ],
      "warm",
      9,
    ) +
    disc(10, -55, 6, "peach")
  );
}

function bed(): string {
  return (
    box(-30, -22, 60, 10, 4, "white") +
    box(-30, -30, 18, 10, 5, "mist") +
    rects(
      [
        [-30, -44, 4, 42],
        [27, -32, 4, 30],
        [-30, -14, 60, 4],
      ],
      "clay",
    ) +
    box(-10, -27, 38, 10, 4, "pool")
  );
}

function screen([x, y]: readonly [number, number]): string {
  return box(x - 42, y - 62, 5, 62, 2, "white") + disc(x - 39, y, 3, "navy");
}

function nurse(x: number, y: number): string {
  return standing(x, y, {
    scale: 0.24,
    top: "pool",
    legs: "teal",
    shoes: "white",
    hair: "bun",
    hairColour: "bark",
  });
}
