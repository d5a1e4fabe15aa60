import { entityConfigs } from "#contract/entity-configs.ts";
import type { SearchGroup, SearchMatch } from "#contract/search.ts";
import { MAX_QUERY, MIN_QUERY } from "#contract/search-limits.ts";
import type { CallOutput } from "#contract/services.ts";
import { notFound } from "../../api/fail-page.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { readPage } from "../../parts/records/paging.server.ts";
import { type Found, type FoundGroup, type FoundItem, MOST_PAGES } from "./found.ts";
import { loadPartnerCities, type PartnerCities } from "./load-partner-cities.server.ts";
import { loadArticles, loadCategories, loadCenters, textOf } from "./load-records.server.ts";
import { loadFoods, loadLabs, loadPrices, loadVacancies } from "./load-rows.server.ts";
import { searchFilters } from "./search-filters.ts";

/** Runs the search of an address (`?q=`, `&page=` or `&upto=`). A failure is logged and counts as no results. */
export async function loadFound(site: SiteContext, address: URLSearchParams): Promise<Found> {
  const query = (address.get("q") ?? "").trim().slice(0, MAX_QUERY).trim();
  const page = readPage(address);
  const upTo = Math.max(page, readPage(address, "upto"));
  if (upTo - page >= MOST_PAGES) throw notFound();
  if (query.length < MIN_QUERY) return { query, groups: [], page: 1, upTo: 1, pages: 0, understood: null };
  const isBrief = address.has(BRIEF);
  const answer = await ask(site, query, page, isBrief);
  const articles = groupOf(answer, ARTICLES);
  const pages = articles?.pages ?? 0;
  if (pages > 0 && upTo > pages) throw notFound();
  // Further pages, as "show more" requests them; without results there are none.
  const later = Array.from({ length: pages > 0 ? upTo - page : 0 }, async (_, n) => {
    const at = page + 1 + n;
    const further = groupOf(await ask(site, query, at, isBrief), ARTICLES);
    const [first, ...others] = await bringAll(further, loadArticles(site));
    return first ? [{ ...first, startsPage: at }, ...others] : [];
  });
  const groups = await Promise.all([
    withPartners(
      sayOnce(inGroup("centers", groupOf(answer, entityConfigs.center.id), [], loadCenters(site))),
      // Further pages have only articles.
      page === 1 ? loadPartnerCities(site, [query, answer.understood ?? ""]) : null,
    ),
    inGroup("sections", groupOf(answer, CATEGORIES), [], loadCategories(site)),
    inGroup("articles", articles, later, loadArticles(site)),
    inGroup("prices", rowsOf(answer, entityConfigs.price.id), [], loadPrices(site)),
    inGroup("jobs", rowsOf(answer, entityConfigs.vacancy.id), [], loadVacancies(site)),
    bothTables(
      inGroup("tables", rowsOf(answer, "reference-foods"), [], loadFoods(site)),
      inGroup("tables", rowsOf(answer, "reference-labs"), [], loadLabs(site)),
    ),
  ]);
  return { query, groups: arrange(groups), page, upTo, pages, understood: answer.understood ?? null };
}

/** The query key that the search field adds while the visitor types. */
const BRIEF = "brief";
const CATEGORIES = "2.1";
const ARTICLES = "2.2";

type Answer = CallOutput<"search">;

async function ask(site: SiteContext, query: string, page: number, isBrief: boolean): Promise<Answer> {
  const { api, locale } = site;
  const filters = searchFilters(locale, { page, isBrief });
  return withFallback<Answer>(site, api.search({ query, filters }), { search: [] });
}

function groupOf({ search }: Answer, id: string | number): SearchGroup | undefined {
  return search.find((group) => String(group.id) === String(id));
}

/** Rows that the API found in addition to the records; another API returns none. */
function rowsOf({ rows = [] }: Answer, id: string | number): SearchGroup | undefined {
  return groupOf({ search: rows }, id);
}

async function bothTables(...tables: Promise<Ranked>[]): Promise<Ranked> {
  const both = await Promise.all(tables);
  return { kind: "tables", items: both.flatMap(({ items }) => items), best: Math.max(...both.map(({ best }) => best)) };
}

/** Loads records by id, in that order; missing ones are left out. */
type Bring = (ids: number[], matchOf: (id: number) => SearchMatch | undefined) => Promise<FoundItem[]>;

async function bringAll(group: SearchGroup | undefined, bring: Bring): Promise<FoundItem[]> {
  const { ids = [], matches = [] } = group ?? {};
  return ids.length > 0 ? bring(ids, (id) => matches.find((match) => match.id === id)) : [];
}

type Ranked = Omit<FoundGroup, "shared"> & Partial<FoundGroup> & { best: number };

async function inGroup(
  kind: FoundGroup["kind"],
  group: SearchGroup | undefined,
  later: Promise<FoundItem[]>[],
  bring: Bring,
): Promise<Ranked> {
  const items = (await Promise.all([bringAll(group, bring), ...later])).flat();
  const others = group?.total === undefined ? undefined : group.total - items.length;
  return { kind, items, others, best: group?.best ?? 0 };
}

/** A passage that several items have stands once, above them. */
async function sayOnce(group: Promise<Ranked>): Promise<Ranked> {
  const { items, ...rest } = await group;
  const byText = Map.groupBy(items, ({ text }) => textOf(text));
  const isShared = ({ text }: FoundItem) => text.length > 0 && (byText.get(textOf(text))?.length ?? 0) > 1;
  const shared = [...byText.values()].flatMap((same) => {
    const [first] = same;
    return first && isShared(first) ? [first.text] : [];
  });
  return { ...rest, shared, items: items.map((item) => (isShared(item) ? { ...item, text: [] } : item)) };
}

/** Where the query names a city of partners, the way there comes before our own centers. */
async function withPartners(group: Promise<Ranked>, asked: Promise<PartnerCities> | null): Promise<Ranked> {
  const [{ items, best, ...rest }, partners] = await Promise.all([group, asked]);
  if (!partners) return { ...rest, items, best };
  return { ...rest, items: [...partners.items, ...items], best: partners.isOnlyThat ? Infinity : best };
}

/** The group with the best score first; without scores, in our own order. Each address appears once. */
function arrange(groups: Ranked[]): FoundGroup[] {
  const taken = new Set<string>();
  const isFirst = ({ href }: FoundItem) => taken.size < taken.add(href).size;
  return groups
    .toSorted((a, b) => b.best - a.best)
    .map(({ kind, items, shared = [], others }) => ({ kind, items: items.filter(isFirst), shared, others }))
    .filter(({ items }) => items.length > 0);
}
