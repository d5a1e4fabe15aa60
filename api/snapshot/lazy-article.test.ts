import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import type { Article } from "#contract/records/article.ts";
import { packArticles, splitArticle } from "../packed-article.ts";
import { extendLazily, hashOfText, passingContent, withLazyFields } from "./lazy-article.ts";

const paragraph = (text: string): Block => ({ type: "paragraph", data: { text } });
const shared = {
  alias: "water",
  active: true,
  weight: 0,
  publishedAt: null,
  reviewedAt: null,
  image: null,
  category: null,
};
const pageMeta = { title: null, h1: null, description: null, keywords: null };
const words = (text: string) => ({ title: text, description: `${text}.`, content: [paragraph(text)], pageMeta });
const link = '<a href="/information/glossary/dialyser">диализатор</a>';
const russian = words(`Вода и ${link}`);
const [other, packed] = packArticles([
  { hash: "0", ...splitArticle({ id: 2, shared: { ...shared, alias: "salt" }, words: { ru: words("Соль") } }) },
  { hash: "1", ...splitArticle({ id: 1, shared, words: { ru: russian, en: words("Water") } }) },
]);
if (!packed || !other) throw new Error("nothing was packed");

const article = (locale: "ru" | "en") => withLazyFields({ locale }, { packed, mediaBase: "/media" }) as Article;
const isUnread = (one: object, field: string) => Object.getOwnPropertyDescriptor(one, field)?.get !== undefined;
const water = {
  locale: "en",
  description: "Water.",
  image: null,
  shareImage: null,
  pageMeta,
  content: [paragraph("Water")],
};

test("an article is unpacked when it is read, in its language, and kept", () => {
  const [inRussian, english] = [article("ru"), article("en")];
  expect(english.content).toEqual([paragraph("Water")]);
  expect([inRussian.description, english.description]).toEqual([russian.description, "Water."]);
  expect(inRussian.content).toEqual(russian.content);
  expect([inRussian.content, inRussian.pageMeta]).toEqual([inRussian.content, inRussian.pageMeta]);
  expect(inRussian.content).toBe(inRussian.content);
  expect(inRussian.pageMeta).toBe(inRussian.pageMeta);
  expect(JSON.parse(JSON.stringify(english))).toEqual(water);
  expect({ ...english }).toEqual(water);
});

test("articles of one buffer have each its own content", () => {
  const salt = withLazyFields({ locale: "ru" as const }, { packed: other, mediaBase: "/media" });
  expect([salt.description, salt.content]).toEqual(["Соль.", [paragraph("Соль")]]);
});

test("a copy with more fields does not unpack it, and has everything", () => {
  const copy = extendLazily(article("en"), { category: null });
  expect([isUnread(copy, "content"), isUnread(copy, "description"), isUnread(copy, "category")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(copy).toEqual({ ...water, category: null });
  const read = { ...water, content: [paragraph("Own")] } as Article;
  expect(extendLazily(read, { category: null })).toEqual({ ...read, category: null });
});

test("what a list needs is there without unpacking", () => {
  const { id, shared: key, words: titles, hasImage, terms } = packed;
  expect({ id, ...key, titles, hasImage }).toEqual({
    id: 1,
    alias: "water",
    active: true,
    weight: 0,
    publishedAt: null,
    reviewedAt: null,
    category: null,
    titles: { ru: { title: russian.title }, en: { title: "Water" } },
    hasImage: false,
  });
  expect([terms, other.terms]).toEqual([{ ru: { dialyser: expect.any(Number) }, en: {} }, undefined]);
  expect([hashOfText(article("ru")), hashOfText({ locale: "ru" })]).toEqual(["1", ""]);
  expect(passingContent(article("en"))).toEqual([paragraph("Water")]);
});
