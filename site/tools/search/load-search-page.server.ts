import { aliasAt } from "#contract/article-path.ts";
import { locales } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import { MIN_QUERY } from "#contract/search-limits.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { dictionaries } from "../../i18n/dictionaries.ts";
import { articleHead, pathsOf } from "../../seo/article-head.server.ts";
import type { FindableHead } from "../../seo/head.ts";
import { loadTrail } from "../../seo/trail.server.ts";
import type { Found, SearchAnswer } from "./found.ts";
import { languageOfQuery } from "./language-of-query.ts";
import { loadFound } from "./load-found.server.ts";
import { loadPopular } from "./load-popular.server.ts";
import { statusOf } from "./status-of.ts";
import { searchWords } from "./search-words.ts";

/** The search page: it renders even if every call fails, so that the visitor can search again. */
export async function loadSearchPage(site: SiteContext, address: URLSearchParams) {
  const { locale } = site;
  const [found, article, popular, dutyLine] = await Promise.all([
    loadFound(site, address),
    loadIntroWithFallback(site),
    loadPopular(site),
    loadVariable(site, "duty-line"),
  ]);
  const title = article?.title ?? dictionaries[locale].nav.search;
  const head = article ? await articleHead(site, article, pathOf("search")) : await headWithout(site, title);
  return {
    head: { ...head, isNoindex: true, ...(found.query && { title: searchWords[locale].title(found.query) }) },
    heading: found.query ? searchWords[locale].heading(found.query) : title,
    hint: article?.description ?? "",
    help: article?.content ?? [],
    popular,
    dutyLine,
    found,
    state: stateOf(found),
    status: statusOf(found, locale),
    otherLocale: languageOfQuery(found, locale),
  };
}

/** For the search field, while the visitor types. */
export async function loadSearchAnswer(site: SiteContext, address: URLSearchParams): Promise<SearchAnswer> {
  const found = await loadFound(site, address);
  return { found, text: { status: statusOf(found, site.locale) } };
}

/** No query, a query that is too short, or the result. */
function stateOf({ query, groups }: Found): "empty" | "short" | "found" | "nothing" {
  if (query === "") return "empty";
  if (query.length < MIN_QUERY) return "short";
  return groups.length > 0 ? "found" : "nothing";
}

async function loadIntroWithFallback(site: SiteContext) {
  const { api } = site;
  const alias = aliasAt(pathOf("search"));
  const asked = api.articleByAlias({ alias, with: ["parent"], filters: { active: true } });
  const answer = await withFallback<Awaited<typeof asked> | null>(site, asked, null);
  return answer?.article ?? null;
}

/** The fallback if the page's article could not be loaded. */
async function headWithout(site: SiteContext, title: string): Promise<FindableHead> {
  const trail = await loadTrail(site, pathOf("search"), title);
  const address = { paths: pathsOf(pathOf("search")), translations: [...locales] };
  return { title, description: title, keywords: title, trail, address };
}
