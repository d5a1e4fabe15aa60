import { forEachLocale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { ArticlePageData } from "../../parts/article/load-article-page.server.ts";
import { minutesOf } from "../../parts/article/minutes-of.server.ts";
import { withAnchors } from "../../parts/article/anchors.server.ts";
import { sheetQuery } from "../../parts/article/sheet-query.ts";

/** Replaces the page's own text with one leaflet, which has its own address. */
export function openSheet(page: ArticlePageData, sheet: Article): ArticlePageData {
  const { alias, title, description, locale, content, sources } = sheet;
  const query = sheetQuery(alias);
  const { head } = page;
  const { paths } = head.address;
  return {
    ...page,
    article: { ...page.article, locale, title, lead: description },
    head: {
      ...head,
      title,
      description,
      trail: [...head.trail, { title, href: (head.trail.at(-1)?.href ?? "") + query }],
      address: { paths: forEachLocale((locale) => paths[locale] + query), translations: sheet.translations },
    },
    meta: { ...page.meta, twins: [], minutes: minutesOf(content) },
    ...withAnchors(content),
    sources: sources ?? [],
    previous: null,
    next: null,
    related: [],
    address: page.address + query,
  };
}
