import type { Locale } from "#contract/locale.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Article } from "#contract/records/article.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { href } from "../../urls.ts";

export type QueryGroup = { title: string; queries: Query[] };
export type Query = { text: string; href: string; lang?: Locale };

/** Popular searches, as the editors wrote them. */
export async function loadPopular(site: SiteContext): Promise<Query[]> {
  const { api, locale } = site;
  const asked = api.variable({ key: "popular-search", article: true });
  const answer = await withFallback<Awaited<typeof asked> | null>(site, asked, null);
  return answer?.variable.article ? queriesIn(answer.variable.article, locale) : [];
}

type Text = Pick<Article, "content" | "locale">;

/** Each paragraph is one query. */
function queriesIn(article: Text, locale: Locale): Query[] {
  return queryGroupsIn(article, locale).flatMap(({ queries }) => queries);
}

/** The same, grouped by heading. */
export function queryGroupsIn(article: Text, locale: Locale): QueryGroup[] {
  const groups: QueryGroup[] = [{ title: "", queries: [] }];
  for (const block of article.content) {
    if (block.type === "header") groups.push({ title: plainText(block.data.text), queries: [] });
    if (block.type === "paragraph") groups.at(-1)?.queries.push(toQuery(plainText(block.data.text), article, locale));
  }
  return groups.filter(({ queries }) => queries.length > 0);
}

function toQuery(text: string, { locale: own }: Text, locale: Locale): Query {
  const query = encodeURIComponent(text.replaceAll("\u00a0", " "));
  return { text, href: `${href(locale, "search")}?q=${query}`, ...langOf(own, locale) };
}
