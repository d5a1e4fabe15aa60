import { aliasAt } from "#contract/article-path.ts";
import type { Locale } from "#contract/locale.ts";
import { stemOf } from "#contract/stem-of.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { FoundGroup, FoundItem } from "../../tools/search/found.ts";
import { loadFound } from "../../tools/search/load-found.server.ts";
import type { Query, QueryGroup } from "../../tools/search/load-popular.server.ts";
import { popularSearchWords } from "./popular-search-words.ts";

export type AnsweredGroup = Awaited<ReturnType<typeof loadAnswers>>[number];

/** Each query with its first search result. */
export async function loadAnswers(site: SiteContext, groups: QueryGroup[]) {
  return Promise.all(
    groups.map(async ({ title, queries }) => ({
      title,
      queries: await Promise.all(queries.map(async (query) => ({ ...query, answer: await firstAnswer(site, query) }))),
    })),
  );
}

/** A query that asks for a center is answered by a center, others by a section, a page, then by a part of a page. */
async function firstAnswer(site: SiteContext, { text }: Query) {
  const asked = plain(text);
  const { groups } = await loadFound(site, new URLSearchParams({ q: asked, brief: "" }));
  const itemsOf = (wanted: FoundGroup["kind"]) => groups.find(({ kind }) => kind === wanted)?.items ?? [];
  const articles = itemsOf("articles");
  const center = asksForCenter(asked, site.locale) ? itemsOf("centers")[0] : undefined;
  const answer =
    center ?? itemsOf("sections").find(isNamed) ?? articles.find(isPage) ?? articles[0] ?? groups[0]?.items[0];
  return answer ? { ...answer, text: await summaryOf(site, answer) } : null;
}

function asksForCenter(query: string, locale: Locale): boolean {
  const center = stemOf(popularSearchWords[locale].center);
  return query
    .toLowerCase()
    .split(/\s+/)
    .some((word) => stemOf(word) === center);
}

/** Whether its name holds a word of the query. */
const isNamed = ({ title }: FoundItem) => title.some(({ isMatch }) => isMatch);

/** A whole page, neither a leaflet nor one answer of many. */
const isPage = ({ href }: FoundItem) => !/[?#]/.test(href);

/**
 * The page's own description, because the sentence that matched may be about something else. A part of a page has only
 * that sentence, a center its address.
 */
async function summaryOf(site: SiteContext, { href, title, text, note }: FoundItem): Promise<string> {
  const { api } = site;
  const asked = api.articleByAlias({ alias: aliasAt(href), filters: { active: true } });
  const answer = await withFallback<{ article: Named } | null>(site, asked, null);
  return answer && plain(answer.article.title) === textOf(title)
    ? answer.article.description
    : textOf(text) || textOf(note);
}

type Named = { title: string; description: string };

function textOf(pieces: FoundItem["title"]): string {
  return plain(pieces.map(({ text }) => text).join(""));
}

function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
