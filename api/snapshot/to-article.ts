import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Reviewer } from "#contract/records/article-end.ts";
import type { PackedArticle } from "../packed-article.ts";
import { localise, translationsOf } from "../stored.ts";
import { withLazyContent } from "./lazy-content.ts";
import { shareImageAt, withMediaBase } from "./media-base.ts";
import type { reviewersIn } from "./reviewers.ts";

/**
 * By the stored record, which stays the same object as long as its text is the same, and by the language of the text: an
 * article without a translation is the same object in both languages.
 */
export type KnownArticles = WeakMap<PackedArticle, Partial<Record<Locale, Article>>>;

type Around = {
  locale: Locale;
  mediaBase: string;
  categoryIds: Map<string, number>;
  reviewers: ReturnType<typeof reviewersIn>;
  known: KnownArticles;
};

/**
 * If neither an article nor the records it names have changed, it stays the same object, so everything cached by it
 * stays valid.
 */
export function articleMaker({ locale, mediaBase, categoryIds, reviewers, known }: Around) {
  return (stored: PackedArticle): Article => {
    const { category, reviewer, terms: _terms, ...article } = localise(stored, locale);
    const categoryId = categoryIds.get(category ?? "") ?? null;
    const named = reviewer ? reviewers(reviewer, article.locale) : undefined;
    const inLanguages = known.get(stored) ?? {};
    const before = inLanguages[article.locale];
    if (before && before.categoryId === categoryId && isSame(before.reviewer, named)) return before;
    const head = {
      ...article,
      image: article.image && withMediaBase(article.image, mediaBase),
      ...(article.scene && { scene: withMediaBase(article.scene, mediaBase) }),
      ...(named !== undefined && { reviewer: named }),
      shareImage: shareImageAt(article.shareImage, mediaBase),
      isActive: article.active,
      translations: translationsOf(stored),
      categoryId,
    };
    const made = withLazyContent(head, { packed: stored, mediaBase });
    known.set(stored, { ...inLanguages, [article.locale]: made });
    return made;
  };
}

function isSame(a: Reviewer | null | undefined, b: Reviewer | null | undefined): boolean {
  return a?.alias === b?.alias && a?.name === b?.name && a?.role === b?.role;
}
