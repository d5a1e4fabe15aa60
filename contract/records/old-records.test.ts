import { expect, test } from "vitest";
import { Article } from "./article.ts";
import { City } from "./city.ts";
import { Entity } from "./entity.ts";

const base = { id: 1, locale: "ru", title: "А", active: true, weight: 0 };

/** Records as stored before articles had reviewers and calls to action, centers texts, and cities coordinates. */
const article = {
  ...base,
  translations: ["ru"],
  alias: "a",
  description: "Б",
  isActive: true,
  publishedAt: null,
  reviewedAt: null,
  content: [],
  image: null,
  pageMeta: { title: null, h1: null, description: null, keywords: null },
  categoryId: null,
};
const entity = {
  ...base,
  translations: ["ru"],
  alias: "a",
  isActive: true,
  image: null,
  galleryId: null,
  config: { id: 1, fields: [{ key: "services", value: ["Гемодиализ"], weight: 0 }] },
};

test("previously stored records stay readable", () => {
  expect(Article.parse(article)).toEqual(article);
  expect(Entity.parse(entity)).toEqual(entity);
  const city = { ...base, slug: "a", partner: true };
  expect(City.parse(city)).toEqual(city);
});

test("an unknown invitation is ignored", () => {
  expect(Article.parse({ ...article, invitation: "buy" }).invitation).toBeNull();
});
