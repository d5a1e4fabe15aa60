import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import { splitOpening } from "./split-opening.server.ts";

const header: Block = { type: "header", data: { text: "Как", level: 2 } };
const paragraph: Block = { type: "paragraph", data: { text: "Текст" } };
const care: Block = { type: "care", data: { level: "now", title: "", text: "Звоните" } };

test("warnings below the first paragraph are never folded away", () => {
  const blocks = [paragraph, care, care, header, paragraph];
  expect(splitOpening(blocks)).toEqual({ opening: blocks.slice(0, 3), rest: blocks.slice(3) });
});

test("warnings and headings may precede it", () => {
  const blocks = [care, header, paragraph, header];
  expect(splitOpening(blocks)).toEqual({ opening: blocks.slice(0, 3), rest: [header] });
});

test("a text without a paragraph has no opening", () => {
  expect(splitOpening([header])).toEqual({ opening: [], rest: [header] });
});
