import type { Block } from "#contract/blocks/block.ts";

/** A thumbnail of a leaflet: paths for ink, text and warnings on a page of 84 × 112. */
export type SheetDrawing = Record<"ink" | "text" | "alarm", string>;

const BOTTOM = 102;
const LEFT = 10;
const bar = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;

type Stroke = { height: number; draw: (y: number) => Partial<SheetDrawing> };

const heading: Stroke = { height: 9, draw: (y) => ({ ink: bar(LEFT, y + 1, 34, 4) }) };
const lines: Stroke = { height: 10, draw: (y) => ({ text: bar(LEFT, y, 64, 2) + bar(LEFT, y + 5, 48, 2) }) };
const rows = (mark: (y: number) => string): Stroke => ({
  height: 24,
  draw: (y) => ({
    ink: [0, 8, 16].map((step) => mark(y + step)).join(""),
    text: [0, 8, 16].map((step, index) => bar(20, y + step + 1, 54 - 10 * index, 2)).join(""),
  }),
});
const grid: Stroke = {
  height: 28,
  draw: (y) => ({
    ink: bar(LEFT, y, 64, 4),
    text: [8, 15, 22].map((step) => bar(LEFT, y + step, 28, 2) + bar(46, y + step, 28, 2)).join(""),
  }),
};
const alarm: Stroke = { height: 17, draw: (y) => ({ alarm: bar(LEFT, y, 64, 12) }) };

/** Other block types are too small to see in a thumbnail. */
const strokes: Partial<Record<Block["type"], Stroke>> = {
  header: heading,
  paragraph: lines,
  list: rows((y) => bar(LEFT, y, 4, 4)),
  "tick-list": rows((y) => `M${LEFT} ${y - 1}h6v6h-6zM${LEFT + 1} ${y}v4h4v-4z`),
  table: grid,
  "key-facts": grid,
  care: alarm,
  warning: alarm,
};

/** Drawn from the leaflet's own text, so that each thumbnail looks different. */
export function drawSheet(content: Block[]): SheetDrawing {
  const drawing = { ink: bar(LEFT, 10, 44, 6), text: "", alarm: "" };
  let y = 24;
  for (const { type } of content) {
    const stroke = strokes[type];
    if (!stroke) continue;
    if (y + stroke.height > BOTTOM) break;
    const part = stroke.draw(y);
    drawing.ink += part.ink ?? "";
    drawing.text += part.text ?? "";
    drawing.alarm += part.alarm ?? "";
    y += stroke.height;
  }
  return drawing;
}
