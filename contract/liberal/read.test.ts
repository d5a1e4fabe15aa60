import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { Content } from "../blocks/block.ts";
import { onLeftOut } from "../left-out.ts";
import { Address } from "../records/address.ts";
import { Article } from "../records/article.ts";
import { Category } from "../records/category.ts";
import { City } from "../records/city.ts";
import { Entity } from "../records/entity.ts";
import { MediaFile } from "../records/media.ts";
import { variableShapes } from "../variables/shapes.ts";
import { readAnswer } from "./read-answer.ts";
import { Fault, readLiberally } from "./read.ts";

const readArticles = async (articles: unknown, locale: "ru" | "en" = "ru") =>
  ((await readAnswer(z.object({ articles: z.array(Article) }), { articles }, locale)) as { articles: Article[] })
    .articles;

afterEach(() => onLeftOut(() => {}));

test("a record with only the fields that the specification names is complete", async () => {
  const [article] = await readArticles([{ id: "7", alias: "a", title: "Раз", content: null, image: null }]);
  expect(article).toEqual({
    id: 7,
    locale: "ru",
    translations: ["ru"],
    title: "Раз",
    alias: "a",
    description: "",
    active: true,
    isActive: true,
    weight: 0,
    publishedAt: null,
    reviewedAt: null,
    invitation: null,
    diagram: null,
    content: [],
    image: null,
    pageMeta: { title: null, h1: null, description: null, keywords: null },
    categoryId: null,
  });
});

test.each([
  ["ru", "A story", "ru"],
  ["en", "A story", "en"],
  ["en", "История", "ru"],
] as const)("requested in %s, %j is in %s", async (asked, title, locale) => {
  const [article] = await readArticles([{ id: 1, alias: "a", title }], asked);
  expect(article).toMatchObject({ locale, translations: [locale] });
});

test.each([
  ["2024-03-05", "2024-03-05T00:00:00.000Z"],
  ["2024-03-05T10:00:00Z", "2024-03-05T10:00:00.000Z"],
  ["2024-03-05T10:00:00.123456Z", "2024-03-05T10:00:00.000Z"],
  ["2024-03-05T10:00:00+03:00", "2024-03-05T07:00:00.000Z"],
  ["2024-03-05T10:00:00+0300", "2024-03-05T07:00:00.000Z"],
  ["2024-03-05 10:00:00+03", "2024-03-05T07:00:00.000Z"],
  ["2024-03-05 10:00:00", "2024-03-05T07:00:00.000Z"],
  ["2024-03-05T23:30", "2024-03-05T20:30:00.000Z"],
  ["2024-02-31", null],
  ["yesterday", null],
  ["2024-03-05T99:00:00Z", null],
  ["", null],
  [null, null],
  [{}, null],
])("a publication date of %j is read as %j", async (publishedAt, moment) => {
  expect((await readArticles([{ id: 1, alias: "a", title: "Раз", publishedAt }]))[0]?.publishedAt).toBe(moment);
});

test("one invalid record is dropped from its list and one invalid field from its record; each is reported once, shortened", async () => {
  const tell = vi.fn();
  onLeftOut(tell);
  const good = { id: 1, alias: "good", title: "Раз" };
  const many = Array.from({ length: 50 }, (_, id) => ({ id, alias: `bad-${id}`, title: null }));
  const read = () => readArticles([good, null, 3, ...many, { ...good, id: 2, image: { name: "x".repeat(9_000) } }]);
  expect((await read()).map(({ id }) => id)).toEqual([1, 2]);
  const sentences = tell.mock.calls.flat() as string[];
  expect(sentences).toEqual([
    "a record of articles is left out: articles[] is not a record",
    "a record of articles is left out: articles[].title is missing (first in bad-0)",
    "articles[].image.path is left out: is missing (first in good)",
  ]);
  await read();
  expect(tell).toHaveBeenCalledTimes(3);
});

test("a union option that does not match drops nothing; the option that matches reports what it dropped", () => {
  const tell = vi.fn();
  onLeftOut(tell);
  const Values = z.union([z.array(z.object({ key: z.string() })), z.array(z.string())]);
  expect(readLiberally(Values, ["Раз", "Два"], undefined, "values")).toEqual(["Раз", "Два"]);
  expect(tell).not.toHaveBeenCalled();
  expect(readLiberally(Values, [{ key: "one" }, { name: "two" }], undefined, "values")).toEqual([{ key: "one" }]);
  expect(tell.mock.calls).toEqual([["values[].key is left out: is missing"]]);
});

test("our own content is not read liberally: the schemas reject it", () => {
  const menu = [
    { title: "Раз", path: "/a" },
    { title: "", path: "a b" },
  ];
  expect(readLiberally(variableShapes["menu-footer"], menu)).toEqual([menu[0]]);
  expect(variableShapes["menu-footer"].safeParse(menu).success).toBe(false);
  const blocks = [{ type: "carousel", data: {} }];
  expect(readLiberally(Content, blocks)).toEqual([]);
  expect(Content.safeParse(blocks).success).toBe(false);
  expect(Article.safeParse({ id: "7", alias: "a", title: "Раз" }).success).toBe(false);
});

test("a sender who makes up errors fills neither the log nor the memory", async () => {
  const tell = vi.fn();
  onLeftOut(tell);
  const content = Array.from({ length: 500 }, (_, n) => ({ type: `${n}${"x".repeat(5_000)}\n`, data: {} }));
  await readArticles([{ id: 1, alias: "a", title: "Раз", content }]);
  expect(tell.mock.calls.length).toBeLessThanOrEqual(100);
  for (const [sentence] of tell.mock.calls) expect(String(sentence)).toMatch(/^.{1,300}$/);
});

test.each([
  ["a list of holes, as some languages write it", { 0: { id: 1, alias: "a", title: "Раз" } }, 1],
  ["nothing", null, 0],
  ["an empty map", {}, 0],
])("a list that is %s", async (_name, list, count) => {
  expect(await readArticles(list)).toHaveLength(count);
});

test("reads a record without its wrapper, and returns undefined where there is none", async () => {
  const output = z.object({ article: Article });
  const article = { id: 1, alias: "a", title: "Раз" };
  expect(await readAnswer(output, article, "ru")).toMatchObject({ article });
  for (const none of [{ article: null }, {}, [], null]) expect(await readAnswer(output, none, "ru")).toBeUndefined();
  await expect(readAnswer(output, { article: { id: 1 } }, "ru")).rejects.toThrow("article.title is missing");
});

const city = { id: 1, locale: "ru", title: "А", slug: "a" };
test.each([
  ["an office without a name", Address, { phone: 74950000000, email: null }, { phone: "74950000000", email: "" }],
  [
    "a category by its alias alone",
    Category,
    { locale: "ru", alias: "news", parent: { locale: "ru", alias: "about" } },
    { parent: { alias: "about" } },
  ],
  ["a city is a partner's unless it says otherwise", City, city, { partner: true }],
  ["a flag as a number", City, { ...city, partner: 0 }, { partner: false }],
  [
    "an entity without a config",
    Entity,
    { ...city, translations: ["ru"], alias: "a" },
    { config: { id: 0, fields: [] } },
  ],
  [
    "a config as an empty list",
    Entity,
    { ...city, translations: ["ru"], alias: "a", config: [] },
    { config: { fields: [] } },
  ],
  [
    "a file by its path",
    MediaFile,
    { id: 1, locale: "ru", name: "a.pdf", path: "/uploads/a.pdf" },
    { title: "a.pdf", ext: "pdf", size: null },
  ],
])("%s", (_name, schema, value, expected) => {
  const read = readLiberally(schema, { locale: "ru", ...value });
  expect(read).not.toBeInstanceOf(Fault);
  expect(read).toMatchObject(expected);
});

test.each([
  ["a picture by its address", "/uploads/a.jpg", { path: "/uploads/a.jpg", ext: "jpg", width: null }],
  ["a picture by its source", { source: "uploads/a.jpg" }, { path: "uploads/a.jpg" }],
  [
    "smaller copies by their addresses",
    {
      path: "/a.jpg",
      preview: { origin: "/a.jpg", compressed: { 500: "/a-500.jpg", 1200: { path: "/a-1200.jpg" }, 7: "/x" } },
    },
    {
      preview: { compressed: { 500: { width: 500, path: "/a-500.jpg" }, 1200: { width: 1200, path: "/a-1200.jpg" } } },
    },
  ],
  ["a picture from nowhere", { name: "a" }, null],
  ["a picture that runs", "javascript:alert(1)", null],
])("%s", async (_name, image, expected) => {
  const [article] = await readArticles([{ id: 1, alias: "a", title: "Раз", image }]);
  if (expected) expect(article?.image).toMatchObject(expected);
  else expect(article?.image).toBeNull();
});
