import { expect, test } from "vitest";
import type { Category } from "#contract/records/category.ts";
import { itemPath } from "./item-path.ts";

/** The category with the last alias, below the others. */
function under(...aliases: string[]): Category | null {
  return aliases.reduce<Category | null>((parent, alias, position) => {
    const record = { id: position + 1, locale: "ru" as const, title: alias, active: true, weight: 0 };
    return { ...record, alias, description: "", isActive: true, parentId: parent?.id ?? null, parent };
  }, null);
}

test.each([
  ["tourism category", under("root", "tourism"), "/tourism/item"],
  ["parent lifestyle", under("root", "lifestyle", "nutrition"), "/lifestyle/item"],
  ["lifestyle itself", under("root", "lifestyle"), "/lifestyle/item"],
  ["parent stories", under("root", "stories", "patients"), "/stories/item"],
  ["dialysis category", under("root", "dialysis"), "/dialysis/item"],
  ["information category", under("root", "information"), "/information/item"],
  ["about category", under("root", "about"), "/about/item"],
  ["parent treatment", under("root", "information", "treatment", "tests"), "/information/treatment/item"],
  ["parent news", under("root", "about", "news", "company"), "/about/news/item"],
  ["parent faq", under("root", "information", "faq", "faq-travel"), "/information/faq?tab=faq-travel#item"],
  ["parent drugs", under("root", "information", "drugs", "drugs-heart"), "/information/drugs#item"],
  ["parent materials", under("root", "information", "materials", "daily"), "/information/materials?sheet=item"],
  ["parent fistula", under("root", "fistula", "fistula-care"), "/information/fistula?tab=fistula-care#item"],
  ["no category", null, "/item"],
])("%s", (_name, category, path) => {
  expect(itemPath({ alias: "item", category })).toBe(path);
});

test.each(["fistula", "kidney-transplant"])("%s, as a category", (alias) => {
  expect(itemPath({ alias })).toBe(`/information/${alias}`);
});

test("the fistula page is an article where categories are not searched", () => {
  expect(itemPath({ alias: "fistula", category: under("root", "information") })).toBe("/information/fistula");
});

test("links to a question of the page, where one is given", () => {
  const category = under("root", "information", "drugs", "drugs-heart");
  expect(itemPath({ alias: "item", category }, "item-how")).toBe("/information/drugs#item-how");
});

test("an alias is escaped to a single path segment", () => {
  expect(itemPath({ alias: "a/b?c", category: null })).toBe("/a%2Fb%3Fc");
});
