import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import { splitAfter, splitBefore } from "./split-after.server.ts";

const header = (anchor: string): Block => ({ type: "header", data: { text: anchor, level: 2, anchor } });
const paragraph: Block = { type: "paragraph", data: { text: "Текст" } };

test("splits where the named section ends", () => {
  const blocks = [paragraph, header("how"), paragraph, header("who"), paragraph];
  expect(splitAfter(blocks, "how")).toEqual([blocks.slice(0, 3), blocks.slice(3)]);
});

test("does not split a text that lacks the section or ends with it", () => {
  const blocks = [paragraph, header("how"), paragraph];
  expect(splitAfter(blocks, "how")).toEqual([blocks, []]);
  expect(splitAfter(blocks, "who")).toEqual([blocks, []]);
});

test("splits before the named section, and leaves a text without it whole", () => {
  const blocks = [paragraph, header("how"), paragraph];
  expect(splitBefore(blocks, "how")).toEqual([[paragraph], blocks.slice(1)]);
  expect(splitBefore(blocks, "who")).toEqual([[], blocks]);
});
