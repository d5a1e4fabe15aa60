import { type Frame, isOn, type Point } from "./project.ts";

export type Label = Point & { text: string; fontSize: number; anchor: "start" | "middle" | "end" };
type Sized = Point & { size: number };
export type Box = { left: number; top: number; right: number; bottom: number };
type Named = Sized & { text: string; fontSize: number };
type Wide = Sized & { width: number; height: number };
type Side = { at: Point; anchor: Label["anchor"]; box: Box };
type Room = {
  /** Labels never cover these. */
  marks: Sized[];
  /** Labels cover these only if there is no other room. */
  rings: Sized[];
  boxes?: Box[];
  sheet: Pick<Frame, "width" | "height">;
};

/** The width of the widest letter, relative to the font size: the estimated width of a label is never too small. */
export const LETTER = 0.59;
/** The same for bold letters. */
const BOLD = 0.62;
/** Includes the underline of a link. */
const LINE = 1.2;
const GAP = 4;
/** Padding around a label, so that its halo covers no mark and neighbouring names stay separate. */
const HALO = 2;
/** Minimum distance between a label and the edge of its sheet. */
const EDGE = 8;

/** Places labels beside their marks, in the given order, each on the first side with room; null if there is none. */
export function placeLabels(named: Named[], room: Room): (Label | null)[] {
  const wide = named.map(({ text, fontSize, ...mark }) => ({
    ...mark,
    width: text.length * fontSize * BOLD,
    height: fontSize * LINE,
  }));
  return placeBoxes(wide, room).map((found, index) => {
    const mark = named[index];
    return found && mark ? { ...found.at, text: mark.text, fontSize: mark.fontSize, anchor: found.anchor } : null;
  });
}

/** Places the label of each mark as a box, on the first side with room; null if there is none. */
export function placeBoxes(wide: Wide[], { marks, rings, boxes = [], sheet }: Room): (Side | null)[] {
  const hard = [...boxes, ...marks.map(boxOfMark)];
  const soft = rings.map(boxOfMark);
  return wide.map((mark) => {
    const sides = sidesOf(mark, [0, 12, mark.height], sheet.width).filter(({ box: { left, top, right, bottom } }) =>
      [
        { x: left, y: top },
        { x: right, y: bottom },
      ].every((corner) => isOn(sheet, corner, EDGE)),
    );
    const isFree = (others: Box[]) => (side: Side) => !others.some((other) => overlap(grown(side.box), other));
    const found = sides.find(isFree([...hard, ...soft])) ?? sides.find(isFree(hard));
    if (!found) return null;
    hard.push(found.box);
    return found;
  });
}

function sidesOf({ x, y, size, width, height }: Wide, further: number[], sheetWidth: number): Side[] {
  const off = size / 2 + GAP;
  const [under, over] = [y + off + height / 2, y - off - height / 2];
  // Near an edge a label shifts along its mark.
  const middle = Math.min(Math.max(x, EDGE + width / 2), sheetWidth - EDGE - width / 2);
  const places = [
    { at: { x: middle, y: under }, anchor: "middle" },
    { at: { x: middle, y: over }, anchor: "middle" },
    { at: { x: x + off, y }, anchor: "start" },
    { at: { x: x - off, y }, anchor: "end" },
    ...further.flatMap((more) => [
      { at: { x: middle, y: under + more }, anchor: "middle" as const },
      { at: { x: x - size / 2, y: under + more }, anchor: "start" as const },
      { at: { x: x + size / 2, y: under + more }, anchor: "end" as const },
      { at: { x: x - size / 2, y: over - more }, anchor: "start" as const },
      { at: { x: x + size / 2, y: over - more }, anchor: "end" as const },
    ]),
  ] as const;
  return places.map(({ at, anchor }) => {
    return { at: { x: Math.round(at.x), y: Math.round(at.y) }, anchor, box: boxAt(at, anchor, width, height) };
  });
}

function boxAt({ x, y }: Point, anchor: Label["anchor"], width: number, height: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
}

export function boxOfLabel({ text, fontSize, anchor, ...at }: Label): Box {
  return boxAt(at, anchor, text.length * fontSize * BOLD, fontSize * LINE);
}

export function boxOfMark({ x, y, size }: Sized): Box {
  const half = size / 2;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function grown({ left, top, right, bottom }: Box): Box {
  return { left: left - HALO, top: top - HALO, right: right + HALO, bottom: bottom + HALO };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
