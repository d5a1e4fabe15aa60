import type { Place } from "../place.ts";
import { type Box, LETTER, overlap } from "./labels.ts";
import { type Frame, isOn, type Point, pointOn } from "./project.ts";

export type LandmarkName =
  "moskva" | "ringRoad" | "neva" | "gulf" | "blackSea" | "azovSea" | "volga" | "kama" | "tobol" | "irtysh";

/** Longitude and latitude, to a few hundred metres in a city, to a few kilometres in a region. */
type At = readonly [longitude: number, latitude: number];
type Landmark = { name: LandmarkName; kind: "river" | "road" | "sea"; points: readonly At[] };
export type Drawn = { kind: "river" | "road"; path: string };
export type Written = Point & { text: string; kind: Landmark["kind"] };

const SIZE = 14;
/** Above and below a name: a link's underline hangs lower than its letters. */
const AIR = 5;

/**
 * What helps to find one's way on a sketch that has little else: a river, the ring road, the name of a sea. Of a sea there
 * are only places for its name.
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
    { name: "azovSea", kind: "sea", points: [[35.5, 45.75]] },
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

/** A region's landmarks on its sheet, each with its name where nothing else is written. */
export function landmarksOn(
  region: string,
  frame: Frame,
  taken: Box[],
  names: Record<LandmarkName, string>,
): { drawn: Drawn[]; written: Written[] } {
  const known = (LANDMARKS[region] ?? []).map(({ name, kind, points }) => ({
    kind,
    text: names[name],
    points: points.map((at) => pointOn(frame, placeOf(at))),
  }));
  const full = [...taken];
  const written = known.flatMap(({ kind, text, points }) => {
    const found = (kind === "sea" ? points : besideOf(points)).find((at) => {
      const box = boxOf(at, text);
      return (
        isOn(frame, { x: box.left, y: box.top }, 4) &&
        isOn(frame, { x: box.right, y: box.bottom }, 4) &&
        !full.some((other) => overlap(box, other))
      );
    });
    if (!found) return [];
    full.push(boxOf(found, text));
    return [{ ...found, text, kind }];
  });
  const drawn = known.flatMap(({ kind, points }) => (kind === "sea" ? [] : [{ kind, path: smooth(points) }]));
  return { drawn, written };
}

function placeOf([longitude, latitude]: At): Place {
  return { longitude, latitude };
}

/** Halfway between two points of a line and a little below or above it. */
function besideOf(points: Point[]): Point[] {
  return points.slice(1).flatMap(({ x, y }, index) => {
    const before = points[index] ?? { x, y };
    const middle = { x: Math.round((x + before.x) / 2), y: Math.round((y + before.y) / 2) };
    return [SIZE, -SIZE].map((off) => ({ ...middle, y: middle.y + off }));
  });
}

function boxOf({ x, y }: Point, text: string): Box {
  const half = (text.length * SIZE * LETTER) / 2;
  const tall = SIZE / 2 + AIR;
  return { left: x - half, right: x + half, top: y - tall, bottom: y + tall };
}

/** Through the middles of the stretches, rounded at the points between them. */
function smooth(points: Point[]): string {
  const [first, ...rest] = points;
  const curves = rest.map(({ x, y }, index) => {
    const next = rest[index + 1];
    return next ? `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}` : `L${x} ${y}`;
  });
  return first ? `M${first.x} ${first.y}${curves.join("")}` : "";
}
