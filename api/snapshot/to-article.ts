import { type Locale, translationIn } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Reviewer } from "#contract/records/article-end.ts";
import type { PackedArticle } from "../packed-article.ts";
import { localise, translationsOf } from "../stored.ts";
import type { CategoryTree } from "./category-tree.ts";
import { sourceOf, withLazyFields } from "./lazy-article.ts";
import type { reviewersIn } from "./reviewers.ts";

type Around = {
  locale: Locale;
  mediaBase: string;
  categories: CategoryTree;
  reviewers: ReturnType<typeof reviewersIn>;
};

/**
 * If neither an article nor the records it names have changed, it stays the same object, so everything cached by it
 * stays valid. Without a translation it is the same object in both languages.
 */
export function articleMaker({ locale, mediaBase, categories, reviewers }: Around) {
  return (stored: PackedArticle): Article => {
    const { shared, words, language } = stored;
    const own = language ?? translationIn(words, locale).locale;
    const categoryId = categories.find(shared.category ?? "")?.id ?? null;
    const named = shared.reviewer ? reviewers(shared.reviewer, own) : undefined;
    const before = stored.made[own];
    if (before && before.categoryId === categoryId && isSame(before.reviewer, named) && isAt(before, mediaBase))
      return before;
    const { category: _category, reviewer: _reviewer, ...article } = localise(stored, locale);
    const key = {
      ...article,
      ...(named !== undefined && { reviewer: named }),
      isActive: article.active,
      translations: translationsOf(stored),
      categoryId,
    };
    return (stored.made[article.locale] = withLazyFields(key, { packed: stored, mediaBase }));
  };
}

function isAt(article: Article, mediaBase: string): boolean {
  return sourceOf(article)?.mediaBase === mediaBase;
}

function isSame(a: Reviewer | null | undefined, b: Reviewer | null | undefined): boolean {
  return a?.alias === b?.alias && a?.name === b?.name && a?.role === b?.role;
}
