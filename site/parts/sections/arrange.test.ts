import { describe, expect, test } from "vitest";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import { arrange } from "./arrange.server.ts";

const section: Category = category(4, "lifestyle", null);
const food = category(50, "food", section);
const fish = category(53, "fish", food);
const sleep = category(51, "sleep", section);

function category(id: number, alias: string, parent: Category | null): Category {
  const base = { description: "", active: true, isActive: true, weight: 0, locale: "ru" as const };
  return { ...base, id, alias, title: alias, parentId: parent?.id ?? null, parent };
}

function article(id: number, within: Category, locale: "ru" | "en" = "ru"): Article {
  return {
    id,
    alias: `text-${id}`,
    locale,
    translations: locale === "en" ? ["ru", "en"] : ["ru"],
    title: `Text ${id}`,
    description: "",
    active: true,
    isActive: true,
    weight: 0,
    publishedAt: null,
    reviewedAt: null,
    content: [],
    image: null,
    pageMeta: { title: null, h1: null, description: null, keywords: null },
    categoryId: within.id,
    category: within,
  };
}

const asked = { locale: "ru", perPage: 10, tab: null, page: 1 } as const;
const idsOf = ({ groups }: ReturnType<typeof arrange>) => groups.map(({ items }) => items.map(({ id }) => id));

describe("a hundred items", () => {
  const hundred = Array.from({ length: 100 }, (_, n) => article(n + 1, food));

  test("are on ten pages, each once and in order", () => {
    const pages = Array.from({ length: 10 }, (_, n) => arrange(hundred, [], { ...asked, page: n + 1 }));
    expect(pages.map(({ pages }) => pages)).toEqual(Array.from({ length: 10 }, () => 10));
    expect(pages.flatMap((page) => idsOf(page).flat())).toEqual(hundred.map(({ id }) => id));
  });

  test("and there is no page after the last", () => {
    expect(() => arrange(hundred, [], { ...asked, page: 11 })).toThrow();
  });
});

test("on an English list the untranslated items come after all translated ones, across pages too", () => {
  const mixed = [1, 2, 3, 4, 5, 6].map((id) => article(id, food, id % 2 === 0 ? "en" : "ru"));
  const english = { ...asked, locale: "en", perPage: 4 } as const;
  const first = arrange(mixed, [], english);
  expect(first.groups.map(({ isForeign }) => isForeign)).toEqual([false, true]);
  expect(idsOf(first)).toEqual([[2, 4, 6], [1]]);
  const second = arrange(mixed, [], { ...english, page: 2 });
  expect(second.groups.map(({ isForeign }) => isForeign)).toEqual([true]);
  expect(idsOf(second)).toEqual([[3, 5]]);
});

test("a tab shows the items of its category and its subcategories", () => {
  const articles = [article(1, food), article(2, sleep), article(3, fish)];
  const all = arrange(articles, [food, sleep], asked);
  expect(all.tabs.map(({ alias }) => alias)).toEqual(["food", "sleep"]);
  expect(all.tab).toBeNull();
  const chosen = arrange(articles, [food, sleep], { ...asked, tab: "food" });
  expect(chosen.tab).toBe("food");
  expect(idsOf(chosen)).toEqual([[1, 3]]);
});

test("an unknown tab shows everything; an empty or single tab is not offered", () => {
  const articles = [article(1, food)];
  const list = arrange(articles, [food, sleep], { ...asked, tab: "no-such" });
  expect(list.tabs).toEqual([]);
  expect(list.tab).toBeNull();
  expect(idsOf(list)).toEqual([[1]]);
});

test("a tab whose title is not translated has a lang attribute", () => {
  const { tabs } = arrange([article(1, food), article(2, sleep)], [food, sleep], { ...asked, locale: "en" });
  expect(tabs.map(({ lang }) => lang)).toEqual(["ru", "ru"]);
});

test("an empty section is one page without groups", () => {
  expect(arrange([], [food], asked)).toEqual({ tabs: [], tab: null, groups: [], pages: 1 });
});
