import type { Place } from "../place.ts";
import { type Box, isCrossed, LETTER, overlap } from "./labels.ts";
import { type Frame, isOn, type Point, pointOn } from "./project.ts";

export type LandmarkName =
  "moskva" | "ringRoad" | "neva" | "gulf" | "blackSea" | "azovSea" | "volga" | "kama" | "tobol" | "irtysh";

/** Longitude and latitude, accurate to a few hundred metres in a city and a few kilometres in a region. */
type At = readonly [longitude: number, latitude: number];
type Landmark = { name: LandmarkName; kind: "river" | "road" | "sea"; points: readonly At[] };
export type Drawn = { kind: "river" | "road"; path: string };
export type Written = Point & { text: string; kind: Landmark["kind"] };

/**
 * The font size of a region map: readable where the map is narrowest, and large enough for the visually-impaired mode
 * on a phone.
 */
export const LETTERS = 19;
/** Padding around a name: an underline hangs below the letters, and capitals are wide. */
const AIR = 4;
/** The distance between the points that approximate a line. */
const STEP = 4;

/**
 * Landmarks for orientation on a map with few details: a river, the ring road, the name of a sea. A sea has only
 * positions for its name.
 */
const LANDMARKS: Record<string, readonly Landmark[]> = {
  moscow: [
    {
      name: "ringRoad",
      kind: "road",
      points: [
        [37.545, 55.909],
        [37.7, 55.893],
        [37.78, 55.865],
        [37.837, 55.815],
        [37.843, 55.77],
        [37.838, 55.71],
        [37.828, 55.655],
        [37.78, 55.618],
        [37.69, 55.575],
        [37.6, 55.575],
        [37.51, 55.598],
        [37.455, 55.64],
        [37.415, 55.685],
        [37.38, 55.72],
        [37.37, 55.77],
        [37.395, 55.83],
        [37.445, 55.881],
        [37.545, 55.909],
      ],
    },
    {
      name: "moskva",
      kind: "river",
      points: [
        [37.34, 55.77],
        [37.385, 55.806],
        [37.425, 55.785],
        [37.445, 55.757],
        [37.5, 55.757],
        [37.565, 55.746],
        [37.548, 55.716],
        [37.57, 55.709],
        [37.615, 55.75],
        [37.645, 55.744],
        [37.655, 55.722],
        [37.63, 55.7],
        [37.68, 55.687],
        [37.69, 55.66],
        [37.75, 55.643],
        [37.8, 55.637],
        [37.85, 55.61],
      ],
    },
  ],
  "saint-petersburg": [
    {
      name: "neva",
      kind: "river",
      points: [
        [30.21, 59.924],
        [30.27, 59.933],
        [30.31, 59.944],
        [30.36, 59.955],
        [30.4, 59.952],
        [30.4, 59.925],
        [30.43, 59.885],
        [30.49, 59.85],
        [30.55, 59.83],
        [30.7, 59.79],
      ],
    },
    {
      name: "gulf",
      kind: "sea",
      points: [
        [30.168, 59.968],
        [30.19, 59.968],
        [30.168, 59.955],
      ],
    },
  ],
  crimea: [
    {
      name: "blackSea",
      kind: "sea",
      points: [
        [35.8, 44.62],
        [32.7, 44.7],
        [35.2, 44.3],
      ],
    },
    {
      name: "azovSea",
      kind: "sea",
      points: [
        [35.5, 45.75],
        [35.8, 45.65],
      ],
    },
  ],
  tatarstan: [
    {
      name: "volga",
      kind: "river",
      points: [
        [47.2, 56.15],
        [48, 55.96],
        [48.5, 55.83],
        [49, 55.78],
        [49.05, 55.5],
        [49.25, 55.2],
        [48.9, 54.95],
        [48.6, 54.6],
        [48.4, 54.3],
      ],
    },
    {
      name: "kama",
      kind: "river",
      points: [
        [54.2, 56],
        [53.4, 55.87],
        [52.7, 55.85],
        [52.3, 55.76],
        [51.8, 55.66],
        [51.2, 55.56],
        [50.6, 55.39],
        [50, 55.33],
        [49.55, 55.34],
        [49.25, 55.2],
      ],
    },
  ],
  tyumen: [
    {
      name: "irtysh",
      kind: "river",
      points: [
        [73.4, 55],
        [73.9, 56.2],
        [72.5, 57.1],
        [71.2, 57.7],
        [69.5, 57.7],
        [68.25, 58.2],
        [69, 59.2],
        [69.2, 60.2],
        [69, 61],
      ],
    },
    {
      name: "tobol",
      kind: "river",
      points: [
        [63.6, 53.2],
        [64.5, 54.6],
        [65.3, 55.45],
        [66, 56.1],
        [66.4, 56.65],
        [67, 57.5],
        [68.25, 58.2],
      ],
    },
  ],
};

/** A region's landmarks on its sheet, each with its name where it covers no other text and crosses no line. */
export function landmarksOn(
  region: string,
  frame: Frame,
  { taken, lines }: { taken: Box[]; lines: Point[] },
  names: Record<LandmarkName, string>,
): { drawn: Drawn[]; written: Written[] } {
  const known = knownOn(region, frame);
  const full = [...taken];
  const written = known.flatMap(({ kind, name, points }) => {
    const text = names[name];
    const found = (kind === "sea" ? points.flatMap(aroundOf) : besideOf(points, text)).find((at) => {
      return boxesOfName({ ...at, text, kind }).every(
        (box) =>
          isOn(frame, { x: box.left, y: box.top }, 4) &&
          isOn(frame, { x: box.right, y: box.bottom }, 4) &&
          !full.some((other) => overlap(box, other)) &&
          !isCrossed(box, lines),
      );
    });
    if (!found) return [];
    const one = { ...found, text, kind };
    full.push(...boxesOfName(one));
    return [one];
  });
  const drawn = known.flatMap(({ kind, points }) => (kind === "sea" ? [] : [{ kind, path: smooth(points) }]));
  return { drawn, written };
}

/** Rivers and roads of a region, as points along them. */
export function linesOn(region: string, frame: Frame): Point[] {
  return knownOn(region, frame).flatMap(({ kind, points }) => (kind === "sea" ? [] : pointsAlong(curveOf(points))));
}

function knownOn(region: string, frame: Frame) {
  return (LANDMARKS[region] ?? []).map(({ name, kind, points }) => ({
    kind,
    name,
    points: points.map((at) => pointOn(frame, placeOf(at))),
  }));
}

/** Points so close that no name fits between two of them. */
export function pointsAlong(corners: Point[]): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[index + 1];
    if (!next) return [corner];
    const [east, south] = [next.x - corner.x, next.y - corner.y];
    const steps = Math.ceil(Math.hypot(east, south) / STEP) || 1;
    return Array.from({ length: steps }, (_, step) => ({
      x: corner.x + (east * step) / steps,
      y: corner.y + (south * step) / steps,
    }));
  });
}

function placeOf([longitude, latitude]: At): Place {
  return { longitude, latitude };
}

/** Positions below, above and beside the midpoints of a line; the nearest first. */
function besideOf(points: Point[], text: string): Point[] {
  const middles = points.slice(1).map(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    return { x: Math.round((x + before.x) / 2), y: Math.round((y + before.y) / 2) };
  });
  const aside = halfOf(text) + 8;
  return [1, 1.6, 2.4].flatMap((far) =>
    middles.flatMap(({ x, y }) => [
      { x, y: Math.round(y + LETTERS * far) },
      { x, y: Math.round(y - LETTERS * far) },
      { x: Math.round(x + aside * far), y },
      { x: Math.round(x - aside * far), y },
    ]),
  );
}

/** A sea has room for its name on many sides. */
function aroundOf({ x, y }: Point): Point[] {
  const steps = [0, 6, -6, 12, -12, 24, -24, 36, -36];
  return steps.flatMap((south) => steps.map((east) => ({ x: x + east, y: y + south })));
}

/** The name of a sea takes two lines, because water between coasts is narrow. */
export function linesOfName({ text, kind }: Pick<Written, "text" | "kind">): string[] {
  return kind === "sea" ? text.split(/ (?=\S+$)/) : [text];
}

function halfOf(text: string): number {
  return (text.length * LETTERS * LETTER) / 2 + AIR;
}

/** A box for each line: a short one leaves room beside it. */
export function boxesOfName({ x, y, ...name }: Written): Box[] {
  // A sea's name is not underlined, and its distance to the coast is checked separately.
  const air = name.kind === "sea" ? 0 : AIR;
  return linesOfName(name).map((line, index, { length }) => {
    const half = halfOf(line) - AIR + air;
    const middle = y + (index - (length - 1) / 2) * LETTERS;
    const tall = LETTERS / 2 + air;
    return { left: x - half, right: x + half, top: middle - tall, bottom: middle + tall };
  });
}

/** Points of the curve that `smooth` draws. */
function curveOf(points: Point[]): Point[] {
  const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  return points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [point];
    const [from, to] = [index === 1 ? before : middle(before, point), middle(point, after)];
    // De Casteljau's algorithm at a quarter, the middle, three quarters and the end.
    return [0.25, 0.5, 0.75, 1].map((share) => {
      const along = (one: Point, other: Point) => ({
        x: one.x + (other.x - one.x) * share,
        y: one.y + (other.y - one.y) * share,
      });
      return along(along(from, point), along(point, to));
    });
  });
}

/** A smooth curve through the midpoints of the segments, rounded at the points. */
function smooth(points: Point[]): string {
  const [first, ...rest] = points;
  const curves = rest.map(({ x, y }, index) => {
    const next = rest[index + 1];
    return next ? `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}` : `L${x} ${y}`;
  });
  return first ? `M${first.x} ${first.y}${curves.join("")}` : "";
}
