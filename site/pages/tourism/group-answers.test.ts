import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import { groupAnswers } from "./group-answers.server.ts";

const header = (level: 2 | 3, text: string): Block => ({ type: "header", data: { level, text } });
const answer: Block = { type: "paragraph", data: { text: "…" } };
const titlesOf = (blocks: Block[]) =>
  groupAnswers(blocks).map(({ title, answers }) => [title, ...answers.map((part) => part.title)]);

test("questions are grouped under the heading above them", () => {
  const blocks = [header(2, "Цена"), header(3, "Сколько"), answer, header(3, "Как платить"), answer, header(2, "Язык")];
  expect(titlesOf([...blocks, header(3, "Что сказать"), answer])).toEqual([
    ["Цена", "Сколько", "Как платить"],
    ["Язык", "Что сказать"],
  ]);
});

test("with second-level headings only, they are questions without a group", () => {
  expect(titlesOf([header(2, "Сколько"), answer, header(2, "Виза"), answer])).toEqual([[null, "Сколько", "Виза"]]);
});
