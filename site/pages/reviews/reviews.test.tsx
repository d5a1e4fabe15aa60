import { expect, test } from "vitest";
import type { Places } from "../../parts/records/places.server.ts";
import { sampleEntities, sampleEntity } from "../../../tests/support/entity.ts";
import { has, text } from "../../../tests/support/read-html.ts";
import { renderPart } from "../../../tests/support/render.tsx";
import { ReviewList } from "./review-list.tsx";
import { shapeReviews } from "./shape-reviews.server.ts";

const places: Places = { regions: new Map(), cities: new Map(), centers: new Map([["yalta", "Центр в Ялте"]]) };
const shape = (entities: Parameters<typeof shapeReviews>[0], query = "", locale: "ru" | "en" = "ru") =>
  shapeReviews(entities, places, new URLSearchParams(query), locale);
const review = (n: number) => ({
  center: "yalta",
  author: "Анна",
  text: `Отзыв ${n}`,
  date: `20${String(10 + (n % 90)).padStart(2, "0")}-01-01`,
});

test("no reviews, one and a hundred", () => {
  expect(shape([])).toMatchObject({ reviews: [], page: 1, pages: 1, filter: { total: 0 } });
  expect(shape([sampleEntity({ config: "review", fields: review(1) })])).toMatchObject({
    page: 1,
    pages: 1,
    reviews: [{ author: "Анна" }],
  });
  const many = sampleEntities("review", 100, review);
  expect(shape(many).pages).toBe(20);
  const days = shape(many, "page=2").reviews.map(({ date }) => date?.iso);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("in English the translated reviews come first, whatever their dates", () => {
  const old = sampleEntity({
    config: "review",
    fields: { ...review(1), date: "2020-01-01" },
    alias: "old",
    locale: "en",
  });
  const young = sampleEntity({ config: "review", fields: { ...review(2), date: "2026-01-01" }, alias: "young" });
  expect(shape([young, old], "", "en").reviews.map(({ alias, lang }) => [alias, lang])).toEqual([
    ["old", undefined],
    ["young", "ru"],
  ]);
});

test("without an answer there is no heading for one; a center that no longer exists is not named", () => {
  const { reviews } = shape([sampleEntity({ config: "review", fields: { ...review(1), center: "gone" } })]);
  const html = renderPart(<ReviewList reviews={reviews} />);
  expect(has(html, "h4, a[href*='/centers/']")).toBe(false);
});

test.each([
  ["ru", "«Спасибо. Всё хорошо»."],
  ["en", "“Спасибо. Всё хорошо.”"],
] as const)("the final full stop is inside the quotation marks only in English (%s)", (locale, shown) => {
  const told = sampleEntity({ config: "review", fields: { ...review(1), text: "Спасибо. Всё хорошо." }, locale });
  const { reviews } = shape([told], "", locale);
  expect(text(renderPart(<ReviewList reviews={reviews} />, locale), "blockquote")).toBe(shown);
});
