import { articlePath } from "#contract/article-path.ts";
import { pathOf } from "#contract/paths.ts";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import { FOUND_CATEGORIES } from "#contract/search.ts";

/** What a search finds: a category has no category of its own. An article's must have its parents. */
export type FoundRecord = Pick<Article, "alias" | "category"> | (Pick<Category, "alias"> & { category?: undefined });

/** Where a found record is read, without the language's prefix. */
export function itemPath(found: FoundRecord): string {
  if (!found.category && FOUND_CATEGORIES.includes(found.alias)) {
    return pathOf("informationArticle", { alias: found.alias });
  }
  return articlePath(found);
}
