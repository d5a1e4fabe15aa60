import { aliasAt } from "#contract/article-path.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { FoundGroup, FoundItem } from "../../tools/search/found.ts";
import { loadFound } from "../../tools/search/load-found.server.ts";
import type { Query, QueryGroup } from "../../tools/search/load-popular.server.ts";

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

/** Prefers a section whose name holds the query, then an article, then a center. */
async function firstAnswer(site: SiteContext, { text }: Query) {
  const asked = plain(text);
  const { groups } = await loadFound(site, new URLSearchParams({ q: asked, brief: "" }));
  const itemsOf = (wanted: FoundGroup["kind"]) => groups.find(({ kind }) => kind === wanted)?.items ?? [];
  const isNamed = ({ title }: FoundItem) => ` ${textOf(title)} `.toLowerCase().includes(` ${asked} `.toLowerCase());
  const answer = itemsOf("sections").find(isNamed) ?? itemsOf("articles")[0] ?? groups[0]?.items[0];
  return answer ? { ...answer, text: await summaryOf(site, answer) } : null;
}

/**
 * The page's own description, because the sentence that matched may be about something else. A part of a page has only
 * that sentence.
 */
async function summaryOf(site: SiteContext, { href, title, text }: FoundItem): Promise<string> {
  const { api } = site;
  const asked = api.articleByAlias({ alias: aliasAt(href), filters: { active: true } });
  const answer = await withFallback<{ article: Named } | null>(site, asked, null);
  return answer && plain(answer.article.title) === textOf(title) ? answer.article.description : textOf(text);
}

type Named = { title: string; description: string };

function textOf(pieces: FoundItem["title"]): string {
  return plain(pieces.map(({ text }) => text).join(""));
}

function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
