import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import type { Article } from "#contract/records/article.ts";
import { CategoryTree } from "../snapshot/category-tree.ts";
import { indexForSearch } from "./content-search.ts";

/** What is shown of an article with this text. */
async function matchFor(query: string, content: Block[], keywords: string | null = null) {
  const article: Article = {
    id: 1,
    alias: "itching",
    locale: "ru",
    translations: ["ru"],
    title: "Зуд",
    description: "Почему чешется кожа.",
    active: true,
    isActive: true,
    weight: 0,
    publishedAt: null,
    reviewedAt: null,
    content,
    image: null,
    pageMeta: { title: null, h1: null, description: null, keywords },
    categoryId: null,
    category: null,
  };
  const searched = {
    articles: [article],
    articleById: new Map([[1, article]]),
    categories: new CategoryTree([]),
    entities: new Map(),
    cities: [],
    variables: new Map(),
  };
  const index = await indexForSearch(searched, "ru");
  return index.showing(index.match(query).understood())("article:1");
}

async function sectionFor(query: string, content: Block[]) {
  return (await matchFor(query, content)).section;
}

/** Its text and its keyword, the matches between asterisks. */
async function shownFor(query: string, content: Block[], keywords: string | null = null) {
  const { text, keyword } = await matchFor(query, content, keywords);
  return [text, keyword].map((pieces) =>
    pieces?.map((piece) => (piece.isMatch ? `*${piece.text}*` : piece.text)).join(""),
  );
}

const heading: Block = { type: "header", data: { text: "Лекарства и диета", level: 2 } };
const paragraph: Block = { type: "paragraph", data: { text: "Фосфор держат таблетками." } };

test("a heading that matches is shown with what stands under it", async () => {
  expect(await shownFor("диета", [heading, paragraph])).toEqual([
    "Лекарства и *диета*. Фосфор держат таблетками.",
    undefined,
  ]);
  expect(await shownFor("диета", [heading])).toEqual(["Лекарства и *диета*.", undefined]);
});

test("what is found under a heading with an anchor names it, and nothing else does", async () => {
  const named: Block = { type: "header", data: { text: "Что с <b>анализами</b>", level: 2, anchor: "labs" } };
  const section = { title: "Что с анализами", anchor: "labs" };
  expect(await sectionFor("таблетки", [heading, named, paragraph])).toEqual(section);
  expect(await sectionFor("таблетки", [named, heading, paragraph])).toBeUndefined();
  expect(await sectionFor("таблетки", [paragraph, named])).toBeUndefined();
  expect(await sectionFor("анализы", [heading, named, paragraph])).toBeUndefined();
  expect(await sectionFor("кожа", [named, paragraph])).toBeUndefined();
});

test.each([
  ["a number", ["Фосфор", "диета, 800 мг"], "*диета*, 800 мг"],
  ["a sentence", ["Фосфор", "Помогает диета."], "Помогает *диета*."],
  ["labels alone", ["Фосфор", "Лекарства и диета"], "Лекарства и *диета*"],
])("of a table whose matching row has %s, the lead and the cell", async (_name, row, cell) => {
  const content = [["Что", "Чем помочь"], row];
  const table: Block = { type: "table", data: { caption: "", withHeadings: true, content } };
  expect(await shownFor("диета", [table])).toEqual(["Почему чешется кожа.", cell]);
});

test("a cell has the word of the query that title and lead lack", async () => {
  const content = [
    ["Что", "Чем помочь"],
    ["Кожа", "Лекарства и диета"],
  ];
  const table: Block = { type: "table", data: { caption: "", withHeadings: true, content } };
  expect(await shownFor("кожа диета", [table])).toEqual(["Почему чешется *кожа*.", "Лекарства и *диета*"]);
});

test("what was found by a keyword alone says by which", async () => {
  expect(await shownFor("диета", [paragraph], "кожа, бессолевая диета")).toEqual([
    "Почему чешется кожа.",
    "бессолевая *диета*",
  ]);
});

test("under a title that has all the words stands the lead, not a sentence that has them once more", async () => {
  const sentence: Block = { type: "paragraph", data: { text: "Зуд бывает и от сухой кожи зимой." } };
  expect(await shownFor("зуд", [sentence])).toEqual(["Почему чешется кожа.", undefined]);
  expect(await shownFor("зуд зимой", [sentence])).toEqual(["*Зуд* бывает и от сухой кожи *зимой*.", undefined]);
});

test("a lead that has a word of the query is shown, unless another text has more of them", async () => {
  const first: Block = { type: "paragraph", data: { text: "Кожа зимой сохнет." } };
  expect(await shownFor("кожей", [first])).toEqual(["Почему чешется *кожа*.", undefined]);
  expect(await shownFor("зуд кожи", [first])).toEqual(["Почему чешется *кожа*.", undefined]);
  expect(await shownFor("кожа зимой", [first])).toEqual(["*Кожа* *зимой* сохнет.", undefined]);
});
