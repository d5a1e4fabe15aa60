import type { CenterSummary, PartnerCity } from "../center.ts";
import type { Place } from "../place.ts";
import { type Box, boxOfLabel, boxOfMark, isCrossed, type Label, LETTER, overlap, placeLabels } from "./labels.ts";
import {
  type Drawn,
  type LandmarkName,
  landmarksOn,
  LETTERS,
  linesOn,
  pointsAlong,
  type Written,
} from "./landmarks.ts";
import { coasts } from "./outlines.ts";
import { COASTS, type Frame, isOn, kilometresFrom, type Point, pointOn, projectionAround } from "./project.ts";
import { spread } from "./spread.ts";

export type Numbered = { center: CenterSummary; number: number };
/** A name on its ground, whose colour separates the letters from lines. */
export type Name = Label & { isOnWater: boolean };
type Mark = Numbered & Point & { label: Name | null };
export type Scheme = {
  frame: Frame;
  isWide: boolean;
  coast: { path: string; transform: string } | null;
  marks: Mark[];
  /** A town without room for its name is left out, because a bare ring says nothing. */
  towns: (Point & { text: string })[];
  /** The names of towns; a center's name is part of its mark. */
  labels: Name[];
  ruler: Ruler;
  landmarks: { drawn: Drawn[]; written: Written[] };
};

/** The scale bar: a round number of kilometres, its length and its position. */
type Ruler = Point & { km: number; length: number };

/** The touch target; 34 px where the sheet is narrowest. */
export const MARK = 45;
/** The visible share of the touch target. */
const SEEN = 0.8;
const TOWN = 12;
const SHEET = { width: 320, least: 240, most: 260 };
/** Of a flat region; wider, its letters would be too small on a phone. */
const WIDE = { width: 400, least: 230, most: 240 };
const PAD = MARK / 2 + 12;
/** A single center is shown with the cities within this distance. */
const ALONE_KM = 800;
const RULERS = [500, 200, 100, 50, 20, 10, 5, 2, 1];
const LONGEST_RULER = 80;
const RULER = { height: 24, gap: 6, edge: 8 };

/** A region's centers on a sheet to scale; null if none has coordinates. On a wide one, if there is room and they fit it. */
export function schemeOf(
  region: string,
  numbered: Numbered[],
  cities: PartnerCity[],
  landmarkNames: Record<LandmarkName, string>,
  hasWideRoom = false,
): Scheme | null {
  const known = numbered.flatMap((one) => (one.center.place ? { ...one, place: one.center.place } : []));
  if (known.length === 0) return null;
  const coast = COASTS[region];
  const places = known.map(({ place }) => place);
  const wide = hasWideRoom && places.length > 1 ? frameFor(places, coast?.around, WIDE) : null;
  const frame = wide && reaches(wide, places) ? wide : frameFor(places, coast?.around, SHEET);
  const marks = spread(
    known.map(({ center, number, place }) => ({ center, number, ...pointOn(frame, place) })),
    MARK,
    frame,
  );
  const towns = cities.flatMap(({ title, place }) => {
    const at = place && pointOn(frame, place);
    const isFree = at && isOn(frame, at, TOWN) && marks.every((mark) => isApart(mark, at));
    return isFree ? { ...at, text: title, size: TOWN, fontSize: LETTERS } : [];
  });
  // Marks name their city if the sheet shows several cities.
  const isManyCities = new Set(known.map(({ center }) => center.city)).size > 1 || known.length === 1;
  const named = marks.map(({ x, y, center }) => ({
    x,
    y,
    text: isManyCities ? center.city : "",
    size: SEEN * MARK,
    fontSize: LETTERS,
  }));
  const path = coasts[region];
  const rings = coast && path ? coastOn(frame, coast, path) : [];
  const lines = [...rings.flatMap(pointsAlong), ...linesOn(region, frame)];
  const place = (boxes: Box[]) =>
    placeLabels([...named, ...towns], { marks: named, rings: towns, lines, boxes, sheet: frame });
  const seen = marks.map(({ x, y }) => boxOfMark({ x, y, size: MARK }));
  // Names come first: the scale bar takes a corner that they leave, if they leave one.
  const first = place([]);
  const covered = [...seen, ...towns.map(boxOfMark), ...first.flatMap((label) => (label ? boxOfLabel(label) : []))];
  const spare = rulerIn(frame, covered, lines);
  const ruler = spare ?? rulerIn(frame, seen, lines) ?? rulerAtTop(frame);
  const labels = (spare ? first : place([boxOf(ruler)])).map(
    (label) => label && { ...label, isOnWater: rings.length > 0 && !isInside(rings, middleOf(label)) },
  );
  const written = labels.flatMap((label) => label ?? []);
  // The name of a river beside a ring would be read as the town's.
  const apart = towns.map((town) => ({ ...town, size: TOWN + 2 * LETTERS }));
  const taken = [boxOf(ruler), ...[...named, ...apart].map(boxOfMark), ...written.map(boxOfLabel)];
  return {
    frame,
    isWide: frame === wide,
    landmarks: landmarksOn(region, frame, { taken, lines }, landmarkNames),
    coast: coast && path ? { path, transform: placeCoast(frame, coast) } : null,
    marks: marks.map((mark, index) => ({ ...mark, label: isManyCities ? (labels[index] ?? null) : null })),
    towns: towns.flatMap(({ x, y, text }, index) => (labels[marks.length + index] ? { x, y, text } : [])),
    labels: labels.slice(marks.length).flatMap((label) => label ?? []),
    ruler,
  };
}

function isApart(mark: Point, town: Point): boolean {
  const least = (SEEN * MARK + TOWN) / 2;
  return Math.abs(mark.x - town.x) > least || Math.abs(mark.y - town.y) > least;
}

/** Whether the places take the whole width: otherwise a wide sheet would be mostly empty. */
function reaches(frame: Frame, places: Place[]): boolean {
  const [left, right] = ends(places.map((place) => pointOn(frame, place).x));
  return right - left > frame.width - 3 * PAD;
}

function frameFor(places: Place[], origin: Place | undefined, sheet: typeof SHEET): Frame {
  const [west, east] = ends(places.map(({ longitude }) => longitude));
  const [south, north] = ends(places.map(({ latitude }) => latitude));
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const projection = projectionAround(origin ?? middle);
  const points = places.map((place) => kilometresFrom(projection, place));
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const scale = Math.min(
    (sheet.width - 2 * PAD) / (right - left),
    (sheet.most - 2 * PAD) / (bottom - top),
    places.length === 1 ? sheet.width / ALONE_KM : Number.POSITIVE_INFINITY,
  );
  // Centers at the same place have no distance to scale by.
  const shown = Number.isFinite(scale) ? scale : sheet.width / ALONE_KM;
  // A single center leaves no shape to keep: the names of the cities around it get the room.
  const least = places.length === 1 ? sheet.most : sheet.least;
  const height = Math.round(Math.max(least, (bottom - top) * shown + 2 * PAD));
  return {
    projection,
    scale: Number(shown.toPrecision(4)),
    x: Math.round(sheet.width / 2 - ((left + right) / 2) * shown),
    y: Math.round(height / 2 - ((top + bottom) / 2) * shown),
    width: sheet.width,
    height,
  };
}

function ends(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** A coast is drawn around its own origin, in its own units. */
function placeCoast({ scale, x, y }: Frame, { reach, unit }: { reach: number; unit: number }): string {
  const round = (value: number) => Number(value.toFixed(3));
  return `translate(${round(x - reach * scale)} ${round(y - reach * scale)})scale(${round(scale * unit)})`;
}

/** The rings of a coast on the sheet: its path consists of relative steps. */
function coastOn({ scale, x, y }: Frame, { reach, unit }: { reach: number; unit: number }, path: string): Point[][] {
  return path.split("M").map((ring) => {
    const numbers = Array.from(ring.matchAll(/-?\d+/g), Number);
    let [east, south] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      east += numbers[2 * index] ?? 0;
      south += numbers[2 * index + 1] ?? 0;
      return { x: x + (east * unit - reach) * scale, y: y + (south * unit - reach) * scale };
    });
  });
}

/** Whether a point is on land: a ray to the east crosses the coast an odd number of times. */
function isInside(rings: Point[][], { x, y }: Point): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter((corner, index) => {
      const before = ring.at(index - 1) ?? corner;
      const isBeside = corner.y > y !== before.y > y;
      return isBeside && x < corner.x + ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y);
    }),
  );
  return crossings.length % 2 === 1;
}

function middleOf(label: Label): Point {
  const { left, right, top, bottom } = boxOfLabel(label);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The first one that covers none of these boxes and no line; if there is none, that covers no box. */
function rulerIn(frame: Frame, boxes: Box[], lines: Point[]): Ruler | undefined {
  const free = cornersFor(frame).filter((corner) => !boxes.some((box) => overlap(box, boxOf(corner))));
  return free.find((corner) => !isCrossed(boxOf(corner), lines)) ?? free[0];
}

/** Where every corner is taken. */
function rulerAtTop(frame: Frame): Ruler {
  return cornersFor(frame).at(-1) ?? { x: RULER.edge, y: RULER.edge, km: 1, length: Math.round(frame.scale) };
}

/** Scale bars in the corners, the longest and lowest first. */
function cornersFor({ scale, width, height }: Frame): Ruler[] {
  const [top, bottom] = [RULER.edge, height - RULER.edge - RULER.height];
  const short = RULERS.filter((one) => one * scale <= LONGEST_RULER);
  return (short.length > 0 ? short.slice(0, 2) : [1]).flatMap((km) => {
    const length = Math.round(km * scale);
    const right = width - RULER.edge - length - widthOfWords(km);
    return [
      { x: right, y: bottom },
      { x: RULER.edge, y: bottom },
      { x: right, y: top },
      { x: RULER.edge, y: top },
    ].map((corner) => ({ ...corner, km, length }));
  });
}

function boxOf({ x, y, km, length }: Ruler): Box {
  return { left: x, top: y, right: x + length + widthOfWords(km), bottom: y + RULER.height };
}

/** The width of the scale bar's label: the number, a space and two letters. */
function widthOfWords(km: number): number {
  return RULER.gap + Math.ceil((`${km}`.length + 3) * LETTERS * LETTER);
}
