import type { RouterContextProvider } from "react-router";
import { entityConfigs } from "#contract/entity-configs.ts";
import type { SearchGroup, SearchMatch } from "#contract/search.ts";
import { MAX_QUERY, MIN_QUERY } from "#contract/search-limits.ts";
import type { CallOutput } from "#contract/services.ts";
import { notFound } from "../../api/fail-page.server.ts";
import { quietly } from "../../api/quietly.server.ts";
import { siteContext } from "../../render/context.server.ts";
import { readPage } from "../../parts/records/paging.server.ts";
import type { Found, FoundGroup } from "./found.ts";
import { loadArticles, loadCategories, loadCenters } from "./load-records.server.ts";
import { searchFilters } from "./search-filters.ts";

type Context = Readonly<RouterContextProvider>;

/** Looks for what an address asks (`?q=`, `&page=`). What fails is logged and is as if nothing had been found. */
export async function loadFound(context: Context, address: URLSearchParams): Promise<Found> {
  const { api, locale } = context.get(siteContext);
  const query = (address.get("q") ?? "").trim().slice(0, MAX_QUERY).trim();
  const page = readPage(address);
  const nothing: Found = { query, groups: [], page: 1, pages: 0, understood: null };
  if (query.length < MIN_QUERY) return nothing;
  const filters = searchFilters(locale, { page, isBrief: address.has(BRIEF) });
  const answer = await quietly<CallOutput<"search">>(context, api.search({ query, filters }), { search: [] });
  const groupOf = (id: string | number) => answer.search.find((group) => String(group.id) === String(id));
  const articles = groupOf("2.2");
  const pages = articles?.pages ?? 0;
  if (page > 1 && pages > 0 && page > pages) throw notFound();
  const groups: FoundGroup[] = await Promise.all([
    inGroup("centers", groupOf(entityConfigs.center.id), loadCenters(context)),
    inGroup("sections", groupOf("2.1"), loadCategories(context)),
    inGroup("articles", articles, loadArticles(context)),
  ]);
  return {
    query,
    groups: groups.filter(({ items }) => items.length > 0),
    page,
    pages,
    understood: answer.understood ?? null,
  };
}

/** Put to an address by the field that answers while one types. */
const BRIEF = "brief";

/** Brings the records of ids, in their order; one that is gone is left out. */
type Bring = (ids: number[], matchOf: (id: number) => SearchMatch | undefined) => Promise<FoundGroup["items"]>;

async function inGroup(kind: FoundGroup["kind"], group: SearchGroup | undefined, bring: Bring): Promise<FoundGroup> {
  const { ids = [], matches = [] } = group ?? {};
  if (ids.length === 0) return { kind, items: [] };
  return { kind, items: await bring(ids, (id) => matches.find((match) => match.id === id)) };
}
