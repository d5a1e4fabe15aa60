import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { Block } from "#contract/blocks/block.ts";
import { toBlocks } from "./markdown-blocks.ts";

const markdown = unified().use(remarkParse).use(remarkDirective).use(remarkGfm);

function blocksOf(text: string) {
  const { blocks, refusals } = toBlocks(markdown.parse(text), "ru");
  for (const block of blocks) Block.parse(block);
  return { blocks, refusals };
}

function textOf(source: string): string {
  const [block] = blocksOf(source).blocks;
  if (block?.type !== "paragraph") throw new Error("not a paragraph");
  return block.data.text;
}

test.each([
  ["a heading", "### Заголовок", { type: "header", data: { text: "Заголовок", level: 3 } }],
  ["a list", "- раз\n- два", { type: "list", data: { style: "unordered", items: ["раз", "два"] } }],
  ["a numbered list", "1. раз\n2. два", { type: "list", data: { style: "ordered", items: ["раз", "два"] } }],
  ["a line", "---", { type: "delimiter", data: {} }],
  ["a quote", "> Слова.\n>\n> — Имя", { type: "quote", data: { text: "Слова.", caption: "Имя" } }],
  ["a quote without a name", "> Слова.", { type: "quote", data: { text: "Слова.", caption: "" } }],
  [
    "advantages",
    ":::advantages\n- **Рядом** Близко.\n:::",
    { type: "advantages", data: { items: [{ title: "Рядом", text: "Близко." }] } },
  ],
])("%s", (_name, source, block) => {
  expect(blocksOf(source)).toEqual({ blocks: [block], refusals: [] });
});

test.each([
  ["a block of code", "Текст.\n\n```\ncode\n```", 3],
  ["a picture inside a text", "Текст\n**и ![](a.png)**", 2],
  ["a block of HTML", "<div>x</div>", 1],
  ["an unknown directive", ":::unknown\nтекст\n:::", 1],
  ["advantages without titles", ":::advantages\n- просто текст\n:::", 2],
  ["a box to tick", "- [ ] раз", 1],
  ["a numbered list that begins at 3", "3. раз", 1],
  ["a list inside a list", "- раз\n  - внутри", 2],
])("%s is refused with its line", (_name, source, line) => {
  expect(blocksOf(source).refusals).toMatchObject([{ line }]);
});

test.each([
  ["a script goes with its content", "До<script>alert(1)</script>после", "Допосле"],
  ["a handler goes", '<b onclick="x()">важно</b>', "<b>важно</b>"],
  ["a script address goes", "[сюда](javascript:alert(1))", "<a>сюда</a>"],
  ["a picture that calls home goes", 'Вот <img src=x onerror="x()"> всё', "Вот всё"],
  ["a style goes", '<b style="color:red">да</b>', "<b>да</b>"],
  ["what is struck out stays so", "~~было~~", "<del>было</del>"],
  ["a link stays", "[о нас](/about)", '<a href="/about">о нас</a>'],
])("%s", (_name, source, html) => {
  expect(textOf(source).replaceAll(/\s+/g, " ")).toBe(html);
});

test("short words and units hold to their neighbours", () => {
  expect(textOf("Мы в Москве, это 5 кг **воды** — не больше.")).toBe(
    "Мы\u00a0в\u00a0Москве, это 5\u00a0кг\u00a0<strong>воды</strong>\u00a0— не\u00a0больше.",
  );
});

test("English keeps its dashes and lets short words end a line", () => {
  const { blocks } = toBlocks(markdown.parse("We are in Moscow, 9 am – 6 pm."), "en");
  expect(blocks).toEqual([{ type: "paragraph", data: { text: "We are in Moscow, 9\u00a0am – 6\u00a0pm." } }]);
});
