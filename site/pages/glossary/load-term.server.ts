import { loadArticle } from "../../api/load-article.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import { groupByLetter } from "../../tools/centers/group.ts";
import { tellingSynonyms } from "./telling-synonyms.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** More would repeat the whole glossary. */
const MOST_NEAR = 12;

/** A term with its synonyms and the other terms under the same letter. */
export async function loadTerm(site: SiteContext, alias: string) {
  const { api, locale } = site;
  const asked = api.nestedArticles({ category: "glossary", filters: { active: true } });
  const [term, { articles }] = await Promise.all([
    loadArticle(site, alias),
    withFallback(site, asked, { articles: [] }),
  ]);
  const own = articles.filter((one) => one.locale === locale).map(({ alias, title }) => ({ alias, title }));
  const group = groupByLetter(own, locale).find(({ items }) => items.some((one) => one.alias === alias));
  return {
    term,
    synonyms: tellingSynonyms(term.title, term.synonyms ?? []),
    letter: group?.key ?? "",
    near: (group?.items ?? []).filter((one) => one.alias !== alias).slice(0, MOST_NEAR),
  };
}
