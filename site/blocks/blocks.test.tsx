import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockExamples } from "#contract/blocks/block.ts";
import { Blocks } from "./blocks.tsx";

const examples = Object.entries(blockExamples).flatMap(([type, list]) => list.map((block, n) => ({ type, n, block })));

test.each(examples)("$type, example $n, shows all its words", ({ block }) => {
  const html = renderToStaticMarkup(<Blocks blocks={[block]} />);
  for (const text of textsIn(block.data)) expect(html).toContain(text);
  expect(html).not.toContain("style=");
});

test("a heading of level 1 leaves the page's own h1 alone", () => {
  const html = renderToStaticMarkup(<Blocks blocks={[{ type: "header", data: { text: "Раз", level: 1 } }]} />);
  expect(html).toContain("<h2>Раз</h2>");
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return ["ordered", "unordered"].includes(value) ? [] : [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
