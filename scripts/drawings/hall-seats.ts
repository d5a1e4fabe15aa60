import type { Center } from "./centers.ts";

/** Where a place stands: the lower end of its chair, which way the feet point, and by how much it is turned in an arc. */
export type Spot = { x: number; y: number; feet: "to us" | "away"; turn?: number };
type Seats = NonNullable<Center["seats"]>;

/** How wide a chair is at full size, and its place: with the machine beside it and the way between two places. */
export const CHAIR = 92;
const PLACE = 150;
const LENGTH = 184;
const AISLE = 26;
const [FROM, TO] = [30, 730];
/** Where the wall ends, and where the last row does. */
const [WALL, END] = [204, 538];

/**
 * Where the chairs stand, the rows from the far one to the near one, and how large they are. The first row has its heads
 * to the windows, the second faces it across an aisle, the third stands back to back with the second.
 */
export function placesOf(count: number, seats: Seats): { rows: Spot[][]; scale: number } {
  if (seats.arc) return { rows: [arc(count)], scale: 0.4 };
  if (seats.part) return outwards(seats.part);
  const lines = count > 16 ? 3 : 2;
  const ends = [seats.until ?? TO, TO, TO].slice(0, lines);
  const inRow = shared(
    count,
    ends.map((end) => end - FROM),
  );
  // A screen after every chair stands between the places, not in an aisle.
  const aisle = seats.group === 1 ? 0 : AISLE;
  const gaps = (inLine: number) => groupsIn(inLine, seats).length - 1;
  const step = Math.min(...inRow.map((n, i) => ((ends[i] ?? TO) - FROM - gaps(n) * aisle) / n));
  const from = WALL + (seats.fromWindows ?? 0);
  const scale = Math.min(step / PLACE, lines === 3 ? (seats.fromWindows ? 0.46 : 0.5) : 0.68);
  const feet = [from + LENGTH * scale, END - (lines === 3 ? LENGTH * scale + 14 : 8), END];
  const rows = inRow.map((inLine, line) => {
    const room = (ends[line] ?? TO) - FROM;
    const own = (room - gaps(inLine) * aisle) / inLine;
    return [...Array(inLine).keys()].map((place): Spot => {
      const aisles = groupsIn(inLine, seats).filter((end) => end <= place).length * aisle;
      // A chair is left of the middle of its place, its machine right of it.
      const x = FROM + aisles + (place + 0.5) * own - 22 * scale;
      return { x, y: feet[line] ?? END, feet: line === 1 ? "away" : "to us" };
    });
  });
  return { rows, scale };
}

/** After how many chairs of a row each of its groups ends. */
export function groupsIn(inLine: number, { group }: Seats): number[] {
  if (!group) return [inLine];
  const sizes = typeof group === "number" ? Array(Math.ceil(inLine / group)).fill(group) : group;
  return sizes.map((_, i) =>
    Math.min(
      inLine,
      sizes.slice(0, i + 1).reduce((sum, size) => sum + size, 0),
    ),
  );
}

/** So many chairs in rows of these lengths, the later rows taking what is left over. */
function shared(count: number, lengths: readonly number[]): number[] {
  const [total, first = 0] = [lengths.reduce((sum, length) => sum + length), lengths[0]];
  const inFirst = Math.floor((count * first) / total + 0.34);
  const others = lengths.slice(1);
  const left = count - inFirst;
  return [inFirst, ...others.map((_, i) => Math.floor((left + (others.length - 1 - i)) / others.length))];
}

/** Half a circle around the middle of the hall, feet inwards. */
function arc(count: number): Spot[] {
  return [...Array(count).keys()].map((place): Spot => {
    const turn = -75 + (150 * place) / (count - 1);
    const angle = (turn * Math.PI) / 180;
    return { x: 374 + 270 * Math.sin(angle), y: 520 - 234 * Math.cos(angle), feet: "to us", turn };
  });
}

/** One row across the hall, feet to the windows. */
function outwards(count: number): { rows: Spot[][]; scale: number } {
  const own = (TO - FROM) / count;
  const scale = own / PLACE;
  const row = [...Array(count).keys()].map((place): Spot => ({
    x: FROM + (place + 0.5) * own - 22 * scale,
    y: 410,
    feet: "away",
  }));
  return { rows: [row], scale };
}
