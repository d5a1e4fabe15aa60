import { MIN_QUERY, type SearchFilter, type SearchGroup } from "#contract/search.ts";
import type { Services } from "#contract/services.ts";
import type { ServiceDeps } from "../api.ts";
import { aheadOf } from "../content/visibility.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";

export function search({ snapshot, now, misses }: ServiceDeps): Services["search"] {
  return ({ query, filters }, { locale }) => {
    const local = snapshot().in[locale];
    const wanted = query.trim();
    const found = sortKeys(wanted.length < MIN_QUERY ? [] : local.search.search(wanted));
    const groups = filters.map((filter) => groupOf(filter, found, local, now()));
    if (wanted.length >= MIN_QUERY && groups.every(({ ids }) => ids.length === 0)) misses.count(wanted, locale);
    return { search: groups };
  };
}

type Found = { article: number[]; category: number[]; entity: number[] };

/** Keys are `kind:id`; each kind keeps its order of relevance. */
function sortKeys(keys: string[]): Found {
  const found: Found = { article: [], category: [], entity: [] };
  for (const key of keys) {
    const colon = key.indexOf(":");
    found[key.slice(0, colon) as keyof Found].push(Number(key.slice(colon + 1)));
  }
  return found;
}

function groupOf(filter: SearchFilter, found: Found, local: LocalSnapshot, now: Date): SearchGroup {
  const ids = idsOf(filter, found, local, now);
  const { id, type, limit, page = 1 } = filter;
  if (limit === undefined) return { type, id, ids, pages: ids.length > 0 ? 1 : 0 };
  return { type, id, ids: ids.slice((page - 1) * limit, page * limit), pages: Math.ceil(ids.length / limit) };
}

function idsOf(filter: SearchFilter, { article, category, entity }: Found, local: LocalSnapshot, now: Date): number[] {
  const { categories, articleById, entities } = local;
  // Only active records are indexed.
  if (filter.conditions?.isActive === false) return [];
  if (filter.type === "config") {
    const ids = new Set(entities.get(filter.id)?.map(({ id }) => id));
    return entity.filter((id) => ids.has(id));
  }
  const parent = filter.conditions?.parent;
  const isUnder = (id: number | null | undefined) =>
    id !== null && id !== undefined && categories.find(id)?.parentId === parent;
  if (filter.id === "2.1") return parent === undefined ? category : category.filter(isUnder);
  const ahead = aheadOf(local, now);
  return article.filter((id) => !ahead.has(id) && (parent === undefined || isUnder(articleById.get(id)?.categoryId)));
}
