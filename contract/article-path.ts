import { type PageId, pathOf, paths } from "./paths.ts";
import type { Article } from "./records/article.ts";
import type { Category } from "./records/category.ts";

/** Where the articles of a category are shown: each on its own page, or all as parts of one page. */
const PAGES = {
  tourism: "tourismItem",
  lifestyle: "lifestyleItem",
  stories: "story",
  dialysis: "dialysisItem",
  information: "informationArticle",
  about: "aboutArticle",
  group: "groupItem",
  treatment: "treatmentItem",
  news: "newsItem",
  glossary: "glossaryTerm",
  faq: "faq",
  fistula: "fistula",
  "kidney-transplant": "kidneyTransplant",
  drugs: "drugs",
  materials: "materials",
} as const satisfies Record<string, PageId>;

const HOME = "index";

/** The path of an article, without the language prefix. Its category needs its parents (`with[]=parent`). */
export function articlePath({ alias, category }: Pick<Article, "alias" | "category">): string {
  if (alias === HOME) return paths.home;
  const section = category && lineageOf(category).find(hasPage);
  if (!section) return pathOf("article", { alias });
  const path = pathOf(PAGES[section], { item: alias, alias });
  return section === "faq" ? `${path}?tab=${encodeURIComponent(category.alias)}` : path;
}

/** Whether an article has its own page at its path; otherwise it is a part of that page. */
export function isOwnPath(path: string, alias: string): boolean {
  return path === paths.home || path.endsWith(`/${encodeURIComponent(alias)}`);
}

/** The alias of the article at a path: the last segment. */
export function aliasAt(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf("/") + 1)) || HOME;
}

function hasPage(category: string): category is keyof typeof PAGES {
  return Object.hasOwn(PAGES, category);
}

/** From the category up to the root; the nearest section wins: news comes before about. */
export function lineageOf(category: Category): string[] {
  return [category.alias, ...(category.parent ? lineageOf(category.parent) : [])];
}
