import type { RouterContextProvider } from "react-router";
import { aliasAt } from "#contract/article-path.ts";
import { pathOf } from "#contract/paths.ts";
import { MIN_QUERY } from "#contract/search-limits.ts";
import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";
import { dictionaries } from "../i18n/dictionaries.ts";
import type { Head } from "../seo/head.ts";
import { loadTrail } from "../seo/trail.server.ts";
import type { Found } from "./found.ts";
import { loadFound } from "./load-found.server.ts";
import { loadPopular } from "./load-popular.server.ts";
import { statusOf } from "./status-of.ts";
import { searchWords } from "./words.ts";

type Context = Readonly<RouterContextProvider>;

/** The search page: whatever fails, it can be read, and asked again. */
export async function loadSearchPage(context: Context, address: URLSearchParams) {
  const { locale } = context.get(siteContext);
  const [found, article, popular] = await Promise.all([
    loadFound(context, address),
    loadIntroQuietly(context),
    loadPopular(context),
  ]);
  const title = article?.title ?? dictionaries[locale].nav.search;
  return {
    head: await headOf(context, found, title, article?.description ?? ""),
    heading: found.query ? searchWords[locale].heading(found.query) : title,
    hint: article?.description ?? "",
    help: article?.content ?? [],
    popular,
    found,
    state: stateOf(found),
    // The island over the results says it while one types.
    text: { status: statusOf(found, locale) },
  };
}

/** Nothing asked, too little, or what came of it. */
function stateOf({ query, groups }: Found): "empty" | "short" | "found" | "nothing" {
  if (query === "") return "empty";
  if (query.length < MIN_QUERY) return "short";
  return groups.length > 0 ? "found" : "nothing";
}

async function loadIntroQuietly(context: Context) {
  const { api } = context.get(siteContext);
  const alias = aliasAt(pathOf("search"));
  const asked = api.articleByAlias({ alias, with: ["parent"], filters: { active: true } });
  const answer = await quietly<Awaited<typeof asked> | null>(context, asked, null);
  return answer?.article ?? null;
}

/** Without an address: what one visitor looks for is no page for a search engine. */
async function headOf(context: Context, { query }: Found, title: string, description: string): Promise<Head> {
  const { locale } = context.get(siteContext);
  const trail = await loadTrail(context, pathOf("search"), title);
  return { title: query ? searchWords[locale].title(query) : title, description: description || title, trail };
}
