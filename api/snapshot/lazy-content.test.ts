import { expect, test } from "vitest";
import type { Block } from "#contract/blocks/block.ts";
import { packArticle } from "../packed-article.ts";
import { extendLazily, hashOfText, linkedTermsOf, passingContent, withLazyContent } from "./lazy-content.ts";

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
const words = (text: string) => ({
  title: "",
  description: "",
  content: [paragraph(text)],
  pageMeta: { title: null, h1: null, description: null, keywords: null },
});
const link = '<a href="/information/glossary/dialyser">диализатор</a>';
const packed = {
  ...packArticle({ id: 1, shared, words: { ru: words(`Вода и ${link}`), en: words("Water") } }),
  hash: "1",
};
const article = (locale: "ru" | "en") => withLazyContent({ locale }, { packed, mediaBase: "/media" });
const isUnread = (one: object) => Object.getOwnPropertyDescriptor(one, "content")?.get !== undefined;

test("the text is unpacked when it is read, in the language of the article, and kept", () => {
  const [russian, english] = [article("ru"), article("en")];
  expect(english.content).toEqual([paragraph("Water")]);
  expect(russian.content).toEqual([paragraph(`Вода и ${link}`)]);
  expect(russian.content).toBe(russian.content);
  expect(JSON.parse(JSON.stringify(english))).toEqual({ locale: "en", content: [paragraph("Water")] });
  expect({ ...english }).toEqual({ locale: "en", content: [paragraph("Water")] });
});

test("a copy with more fields does not unpack it, and has it", () => {
  const copy = extendLazily(article("en"), { category: null });
  expect(isUnread(copy)).toBe(true);
  expect(copy).toEqual({ locale: "en", category: null, content: [paragraph("Water")] });
  const read = { locale: "en" as const, content: [paragraph("Own")] };
  expect(extendLazily(read, { category: null })).toEqual({ ...read, category: null });
});

test("names, terms and a passing look come from the packed text", () => {
  expect([hashOfText(article("ru")), hashOfText({ locale: "ru" })]).toEqual(["1", ""]);
  expect([linkedTermsOf(article("ru")), linkedTermsOf(article("en"))]).toEqual([{ dialyser: expect.any(Number) }, {}]);
  expect(passingContent(article("en"))).toEqual([paragraph("Water")]);
});
