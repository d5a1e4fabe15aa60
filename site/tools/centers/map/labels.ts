import { type Frame, isOn, type Point } from "./project.ts";

export type Label = Point & { lines: string[]; fontSize: number; anchor: "start" | "middle" | "end" };
type Sized = Point & { size: number };
export type Box = { left: number; top: number; right: number; bottom: number };
type Named = Sized & { text: string; fontSize: number };
type Extent = { width: number; height: number };
/** With the extents its label can have, the best first. */
type Wide = Sized & { extents: Extent[] };
type Side = { at: Point; anchor: Label["anchor"]; box: Box; extent: Extent };
type Room = {
  /** Labels never cover these. */
  marks: Sized[];
  /** Labels cover these only if there is no other room. */
  rings: Sized[];
  /** Points of coasts and rivers, covered only if there is no other room. */
  lines?: Point[];
  boxes?: Box[];
  /** If there is room, so much is left between two labels that stand one under the other. */
  leading?: number;
  sheet: Pick<Frame, "width" | "height">;
};

/** The width of the widest letter, relative to the font size: the estimated width of a label is never too small. */
export const LETTER = 0.59;
/** The same for bold letters. */
const BOLD = 0.62;
/** Includes the underline of a link. */
const LINE = 1.2;
/** From one line of a name to the next, in font sizes. */
export const LEAD = 1.1;
const GAP = 4;
/** Padding around a label, so that its halo covers no mark and neighbouring names stay separate. */
const HALO = 2;
/** The same around the middle of a line. */
const HALO_OF_LINE = 3;
/** Beside another mark, a label at less than this is read as that mark's. */
const ASIDE = 12;
/** Two names with less between them, under one ring and over the next, do not say which ring is whose. */
const LEADING = 14;
/** How far a label may reach out of the edge of its mark. */
const OUT = 8;
/** Minimum distance between a label and the edge of its sheet. */
const EDGE = 8;

/**
 * Places labels beside their marks, in the given order, each on the first side with room; null if there is none. A name
 * of two words takes two lines if one line has no room.
 */
export function placeLabels(named: Named[], room: Room): (Label | null)[] {
  const wide = named.map(({ text, fontSize, ...mark }) => {
    const layouts = layoutsOf(text).map((lines) => ({ lines, ...extentOf(lines, fontSize) }));
    return { ...mark, extents: layouts, fontSize };
  });
  return placeBoxes(wide, { leading: LEADING, ...room }).map((found, index) => {
    const mark = wide[index];
    const lines = mark?.extents.find((layout) => layout === found?.extent)?.lines;
    return found && mark && lines ? { ...found.at, lines, fontSize: mark.fontSize, anchor: found.anchor } : null;
  });
}

function layoutsOf(text: string): string[][] {
  const words = text.split(" ");
  return words.length === 2 ? [[text], words] : [[text]];
}

function extentOf(lines: string[], fontSize: number): Extent {
  const longest = Math.max(...lines.map(({ length }) => length));
  return { width: longest * fontSize * BOLD, height: fontSize * (LINE + (lines.length - 1) * LEAD) };
}

/** Places the label of each mark as a box, on the first side with room; null if there is none. */
export function placeBoxes(
  wide: Wide[],
  { marks, rings, lines = [], boxes = [], leading = 0, sheet }: Room,
): (Side | null)[] {
  const hard = [...boxes, ...marks.map(boxOfMark)];
  const placed: Box[] = [];
  const soft = rings.map(boxOfMark);
  return wide.map((mark) => {
    const asides = marks.filter(({ x, y }) => x !== mark.x || y !== mark.y).map(withAsides);
    const sides = mark.extents
      .flatMap((extent) => sidesOf(mark, extent, sheet.width))
      .filter(({ box: { left, top, right, bottom } }) =>
        [
          { x: left, y: top },
          { x: right, y: bottom },
        ].every((corner) => isOn(sheet, corner, EDGE)),
      );
    const isFree = (others: Box[]) => (side: Side) => !others.some((other) => overlap(grown(side.box), other));
    const free = sides.filter(isFree([...hard, ...soft]));
    const ownOnly = free.filter(isFree(asides));
    const found =
      leastCrossed(ownOnly.filter(isFree(placed)), lines) ??
      leastCrossed(ownOnly, lines) ??
      leastCrossed(free, lines) ??
      sides.find(isFree(hard));
    if (!found) return null;
    hard.push(found.box);
    placed.push({ ...found.box, top: found.box.top - leading, bottom: found.box.bottom + leading });
    return found;
  });
}

/** The first of the sides that cover the shortest stretch of lines. */
function leastCrossed(sides: Side[], lines: Point[]): Side | undefined {
  const measured = sides.map((side) => ({
    side,
    covered: lines.filter((point) => isCrossed(grown(side.box, HALO_OF_LINE), [point])).length,
  }));
  const least = Math.min(...measured.map(({ covered }) => covered));
  return measured.find(({ covered }) => covered === least)?.side;
}

/** Under and over the mark, then slid along it, then beside it, then further away by the height of a line. */
function sidesOf({ x, y, size, extents: [line] }: Wide, extent: Extent, sheetWidth: number): Side[] {
  const { width, height } = extent;
  const off = size / 2 + GAP;
  const [under, over] = [y + off + height / 2, y - off - height / 2];
  // Near an edge a label shifts along its mark.
  const middle = Math.min(Math.max(x, EDGE + width / 2), sheetWidth - EDGE - width / 2);
  const slid = (more: number) =>
    [
      { at: { x: middle, y: under + more }, anchor: "middle" },
      { at: { x: x - size / 2, y: under + more }, anchor: "start" },
      { at: { x: x + size / 2, y: under + more }, anchor: "end" },
      { at: { x: x - size / 2, y: over - more }, anchor: "start" },
      { at: { x: x + size / 2, y: over - more }, anchor: "end" },
      { at: { x: x - size / 2 - OUT, y: over - more }, anchor: "start" },
      { at: { x: x + size / 2 + OUT, y: over - more }, anchor: "end" },
      { at: { x: x + width / 4, y: over - more }, anchor: "middle" },
      { at: { x: x - width / 4, y: over - more }, anchor: "middle" },
    ] as const;
  const places = [
    { at: { x: middle, y: under }, anchor: "middle" },
    { at: { x: middle, y: over }, anchor: "middle" },
    ...slid(0),
    { at: { x: x + off, y }, anchor: "start" },
    { at: { x: x - off, y }, anchor: "end" },
    ...[4, 12, line?.height ?? height].flatMap(slid),
  ] as const;
  return places.map(({ at, anchor }) => ({
    at: { x: Math.round(at.x), y: Math.round(at.y) },
    anchor,
    box: boxAt(at, anchor, extent),
    extent,
  }));
}

function boxAt({ x, y }: Point, anchor: Label["anchor"], { width, height }: Extent): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

export function boxOfLabel({ lines, fontSize, anchor, ...at }: Label): Box {
  return boxAt(at, anchor, extentOf(lines, fontSize));
}

export function boxOfMark({ x, y, size }: Sized): Box {
  const half = size / 2;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function withAsides(mark: Sized): Box {
  const { left, right, ...box } = boxOfMark(mark);
  return { ...box, left: left - ASIDE, right: right + ASIDE };
}

function grown({ left, top, right, bottom }: Box, by = HALO): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a line, given as close points, runs through a box. */
export function isCrossed({ left, right, top, bottom }: Box, lines: Point[]): boolean {
  return lines.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
}
