import { expect, expectTypeOf, test } from "vitest";
import { localeOfRoute, splitLocale } from "#contract/locale.ts";
import type { PageParams } from "#contract/paths.ts";
import { href, pages, routeId } from "./urls.ts";

test("builds links in both languages", () => {
  expect(href("ru", "home")).toBe("/");
  expect(href("en", "home")).toBe("/en");
  expect(href("en", "newsItem", { item: "new-shift" })).toBe("/en/about/news/new-shift");
  expect(href("ru", "region", { region: "крым/юг" })).toBe("/dialysis/regions/%D0%BA%D1%80%D1%8B%D0%BC%2F%D1%8E%D0%B3");
});

test("a page's params are type-checked", () => {
  expectTypeOf<PageParams<"about">>().toEqualTypeOf<[]>();
  expectTypeOf<PageParams<"center">>().toEqualTypeOf<[params: Record<"item", string>]>();
  // @ts-expect-error a center without its alias is not an address
  expect(href("ru", "center")).toBe("/centers/");
});

test("English route names end in ___en, and only they are English", () => {
  expect(routeId("en", "about")).toBe("about___en");
  expect(localeOfRoute("about___en")).toBe("en");
  expect(localeOfRoute("about")).toBe("ru");
  expect(localeOfRoute(undefined)).toBe("ru");
});

test.each([
  ["/", "ru"],
  ["/en", "en"],
  ["/en/about", "en"],
  ["/english", "ru"],
  ["/about/en", "ru"],
])("%s is %s", (path, locale) => {
  expect(splitLocale(path).locale).toBe(locale);
});

test("the table has every required route", () => {
  const asked =
    `/ /about /contacts /control /equipment /group /lifestyle /reviews /search /social_networks /stories /tourism
    /vacancies /agreement /popular-search /about/legal-documents /about/news /about/platnye-uslugi /about/specialists
    /information/calculator /information/cookie-policy /information/drugs /information/faq /information/fistula
    /information/kidney-transplant /information/materials /information/reference-tables /information/treatment
    /about/news/:item /information/treatment/:item /dialysis/regions /dialysis/regions/:region /centers /centers/:item
    /dialysis /dialysis/:item /group/:item /lifestyle/:item /stories/:item /tourism/:item /vacancies/:item /about/:alias
    /information/:alias /:alias`.split(/\s+/);
  const paths = Object.values(pages).map(({ path }) => path as string);
  expect(asked.filter((path) => !paths.includes(path))).toEqual([]);
});
