import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Article } from "#contract/records/article.ts";
import { texts } from "../../../tests/support/read-html.ts";
import { PersonItem } from "./person-item.tsx";
import { sectionOf } from "./sections.ts";
import { toListItem } from "./to-list-item.server.ts";

const story: Article = {
  id: 1,
  alias: "story",
  locale: "ru",
  translations: ["ru"],
  title: "История",
  description: "О чём она",
  active: true,
  isActive: true,
  weight: 0,
  publishedAt: null,
  reviewedAt: null,
  content: [{ type: "quote", data: { text: "Так и живём.", caption: "Пётр Андреевич, 68 лет" } }],
  image: null,
  pageMeta: { title: null, h1: null, description: null, keywords: null },
  categoryId: 1,
  category: null,
};
const show = (article: Article) =>
  renderToStaticMarkup(<PersonItem item={toListItem(article, "ru", sectionOf("stories"))} heading="h2" />);

test("a person without a portrait is shown by initials, hidden from screen readers", () => {
  expect(texts(show(story), "span[aria-hidden=true]")).toEqual(["ПА"]);
});

test("a quote ends with a full stop after its mark", () => {
  expect(texts(show(story), "blockquote")).toEqual(["«Так и живём»."]);
});

test("a story without a quote has neither portrait nor initials", () => {
  expect(texts(show({ ...story, content: [] }), "span")).toEqual([]);
});
