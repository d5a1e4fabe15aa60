import type { SearchFilter, SearchGroup } from "#contract/search.ts";
import { MIN_QUERY } from "#contract/search-limits.ts";
import type { Services } from "#contract/services.ts";
import { aheadOf } from "../content/visibility.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import type { Matched } from "./search-index.ts";

/** A caller that asks for all there is needs no excerpt of each. */
const MOST_SHOWN = 100;

export function search({ snapshot, now, misses }: ServiceDeps): Services["search"] {
  return async ({ query, filters }, { locale }) => {
    const local = snapshot().in[locale];
    const index = await local.search();
    const wanted = query.trim();
    const isLongEnough = wanted.length >= MIN_QUERY;
    const found = index.match(isLongEnough ? wanted : "");
    const understood = found.understood();
    const groups = filters.map((filter): SearchGroup => {
      const { kind, ids } = findIn(filter, found, local, now());
      const { id, type, limit = Infinity, page = 1 } = filter;
      const shown = limit === Infinity ? ids : ids.slice((page - 1) * limit, page * limit);
      return {
        type,
        id,
        ids: shown,
        pages: Math.ceil(ids.length / Math.min(limit, ids.length || 1)),
        matches: shown.slice(0, MOST_SHOWN).map((id) => ({ id, ...index.show(`${kind}:${id}`, understood) })),
      };
    });
    const isMiss = isLongEnough && groups.every(({ pages }) => pages === 0) && found.among(() => true).length === 0;
    if (isMiss) misses.count(wanted, locale);
    const restated = isMiss ? undefined : found.restated();
    return { search: groups, ...(restated && { understood: restated }) };
  };
}

/** Each group is searched by itself: what another one has must not hide what this one has. */
function findIn(filter: SearchFilter, found: Matched, local: LocalSnapshot, now: Date) {
  const { kind, isWanted } = wantedBy(filter, local, now);
  // Only active records are indexed.
  if (filter.conditions?.isActive === false) return { kind, ids: [] };
  const idIn = (key: string) => Number(key.slice(kind.length + 1));
  return { kind, ids: found.among((key) => key.startsWith(kind) && isWanted(idIn(key))).map(idIn) };
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
