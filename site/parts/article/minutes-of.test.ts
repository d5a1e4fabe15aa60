import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import { minutesOf } from "./minutes-of.server.ts";

const words = (count: number) => Array.from({ length: count }, () => "слово").join(" ");

test("reading time is counted at 150 words a minute, and is at least one minute", () => {
  expect(minutesOf([])).toBe(1);
  expect(minutesOf([{ type: "paragraph", data: { text: words(450) } }])).toBe(3);
});

test("counts words wherever a block holds them, but not tags and styles", () => {
  const blocks: Block[] = [
    { type: "header", data: { text: words(100), level: 2, anchor: words(500) } },
    { type: "list", data: { style: "ordered", items: [words(100), `<a href="/about">${words(50)}</a>`] } },
    { type: "spoiler", data: { summary: words(20), text: words(30) } },
  ];
  expect(minutesOf(blocks)).toBe(2);
});
