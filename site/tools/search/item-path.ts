import { articlePath, isOwnPath, lineageOf } from "#contract/article-path.ts";
import { pathOf } from "#contract/paths.ts";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import { FOUND_CATEGORIES } from "#contract/search.ts";
import { sheetQuery } from "../../parts/article/sheet-query.ts";

/** A search result: a category has no category. An article's category must have its parents. */
export type FoundRecord = Pick<Article, "alias" | "category"> | (Pick<Category, "alias"> & { category?: undefined });

/** The path of a result, without the language prefix. A part of a page has its anchor, or that of a fold in it. */
export function itemPath(found: FoundRecord, fold?: string): string {
  const { alias, category } = found;
  if (!category && FOUND_CATEGORIES.includes(alias)) return pathOf("informationArticle", { alias });
  const path = articlePath(found);
  if (!category || isOwnPath(path, alias)) return path;
  const sections = lineageOf(category);
  if (sections.includes("materials")) return path + sheetQuery(alias);
  // These pages show one theme at a time.
  const isThemed = sections.some((section) => FOUND_CATEGORIES.includes(section));
  const theme = isThemed ? `?tab=${encodeURIComponent(category.alias)}` : "";
  return `${path}${theme}#${encodeURIComponent(fold ?? alias)}`;
}
