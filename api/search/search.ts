import type { SearchFilter, SearchGroup, SearchMatch } from "#contract/search.ts";
import { MIN_QUERY } from "#contract/search-limits.ts";
import type { Services } from "#contract/services.ts";
import { aheadOf } from "../content/visibility.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import { eachInSlices } from "../slices.ts";
import { findRows } from "./find-rows.ts";
import type { ContentSearch, Matched } from "./search-index.ts";

/** A caller that asks for everything does not need every excerpt: limits for one group and for all groups together. */
const MOST_SHOWN = 100;
const MOST_SHOWN_IN_ALL = 200;

export function search({ snapshot, now, misses }: ServiceDeps): Services["search"] {
  return async ({ query, filters }, { locale }) => {
    const local = snapshot().in[locale];
    const index = await local.search();
    const wanted = query.trim();
    const isLongEnough = wanted.length >= MIN_QUERY;
    const found = index.match(isLongEnough ? wanted : "");
    const groups = filters.map((filter) => ({ filter, ...findIn(filter, found, local, now()) }));
    const keys = groups.flatMap(({ kind, shown }) => shown.slice(0, MOST_SHOWN).map((id) => `${kind}:${id}`));
    const understood = found.understood();
    const show = index.showing(understood);
    const matches = await matchesOf([...new Set(keys)].slice(0, MOST_SHOWN_IN_ALL), show);
    const isMiss = isLongEnough && groups.every(({ pages }) => pages === 0) && found.among(() => true).length === 0;
    if (isMiss) misses.count(wanted, locale);
    const isFirstPage = filters.some(({ page = 1 }) => page === 1);
    const rows = isLongEnough && isFirstPage ? findRows({ found, understood, show, local, locale }) : [];
    const restated = isMiss ? undefined : found.restated();
    return {
      search: groups.map(({ filter: { id, type }, kind, shown, pages, total, best }): SearchGroup => {
        const met = shown.slice(0, MOST_SHOWN).flatMap((one) => matches.get(`${kind}:${one}`) ?? []);
        return { type, id, ids: shown, pages, total, best, matches: met };
      }),
      ...(restated && { understood: restated }),
      ...(rows.length > 0 && { rows }),
    };
  };
}

/** A match found by several groups is built once; yields to other requests in between. */
async function matchesOf(
  keys: string[],
  show: ReturnType<ContentSearch["showing"]>,
): Promise<Map<string, SearchMatch>> {
  const matches = new Map<string, SearchMatch>();
  await eachInSlices(keys, (key) => {
    matches.set(key, { id: Number(key.slice(key.indexOf(":") + 1)), ...show(key) });
  });
  return matches;
}

/** Each group is searched separately: results of one group must not hide those of another. */
function findIn(filter: SearchFilter, found: Matched, local: LocalSnapshot, now: Date) {
  const { kind, isWanted } = wantedBy(filter, local, now);
  const { limit = Infinity, page = 1 } = filter;
  const idIn = (key: string) => Number(key.slice(kind.length + 1));
  // Only active records are indexed.
  const isNone = filter.conditions?.isActive === false;
  const { keys, score } = found.best((key) => !isNone && key.startsWith(kind) && isWanted(idIn(key)));
  const ids = keys.map(idIn);
  const shown = limit === Infinity ? ids : ids.slice((page - 1) * limit, page * limit);
  const total = ids.length;
  return { kind, shown, best: score, total, pages: Math.ceil(total / Math.min(limit, total || 1)) };
}

/** Keys of the index are `kind:id`. */
function wantedBy(filter: SearchFilter, local: LocalSnapshot, now: Date) {
  const { categories, articleById, entities } = local;
  if (filter.type === "config") {
    const ids = new Set(entities.get(filter.id)?.map(({ id }) => id));
    return { kind: "entity", isWanted: (id: number) => ids.has(id) };
  }
  const parent = filter.conditions?.parent;
  const isUnder = (id: number | null | undefined) =>
    parent === undefined || (id !== null && id !== undefined && categories.find(id)?.parentId === parent);
  if (filter.id === "2.1") return { kind: "category", isWanted: isUnder };
  const ahead = aheadOf(local, now);
  return { kind: "article", isWanted: (id: number) => !ahead.has(id) && isUnder(articleById.get(id)?.categoryId) };
}
