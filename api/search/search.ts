import { MIN_QUERY, type SearchFilter, type SearchGroup } from "#contract/search.ts";
import type { Services } from "#contract/services.ts";
import { aheadOf } from "../content/visibility.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import type { SearchIndex } from "./search-index.ts";

export function search({ snapshot, now, misses }: ServiceDeps): Services["search"] {
  return ({ query, filters }, { locale }) => {
    const local = snapshot().in[locale];
    const wanted = query.trim();
    const isLongEnough = wanted.length >= MIN_QUERY;
    const found = local.search.match(isLongEnough ? wanted : "");
    const groups = filters.map((filter): SearchGroup => {
      const ids = idsOf(filter, found, local, now());
      const { id, type, limit, page = 1 } = filter;
      if (limit === undefined) return { type, id, ids, pages: ids.length > 0 ? 1 : 0 };
      return { type, id, ids: ids.slice((page - 1) * limit, page * limit), pages: Math.ceil(ids.length / limit) };
    });
    if (isLongEnough && groups.every(({ pages }) => pages === 0) && found.among(() => true).length === 0) {
      misses.count(wanted, locale);
    }
    return { search: groups };
  };
}

/** Each group is searched by itself: what another one has must not hide what this one has. */
function idsOf(
  filter: SearchFilter,
  found: ReturnType<SearchIndex["match"]>,
  local: LocalSnapshot,
  now: Date,
): number[] {
  // Only active records are indexed.
  if (filter.conditions?.isActive === false) return [];
  const { kind, isWanted } = wantedBy(filter, local, now);
  const idIn = (key: string) => Number(key.slice(kind.length + 1));
  return found.among((key) => key.startsWith(kind) && isWanted(idIn(key))).map(idIn);
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
