import { MIN_QUERY, type SearchFilter, type SearchGroup } from "#contract/search.ts";
import type { Services } from "#contract/services.ts";
import type { ServiceDeps } from "../api.ts";
import { isYetToCome } from "../content/visibility.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";

export function search({ snapshot, now, misses }: ServiceDeps): Services["search"] {
  return ({ query, filters }, { locale }) => {
    const local = snapshot().in[locale];
    const wanted = query.trim();
    const found = wanted.length < MIN_QUERY ? [] : local.search.search(wanted).map(split);
    const groups = filters.map((filter) => groupOf(filter, found, local, now()));
    if (wanted.length >= MIN_QUERY && groups.every(({ ids }) => ids.length === 0)) misses.count(wanted, locale);
    return { search: groups };
  };
}

type Found = { kind: string; id: number };

function split(key: string): Found {
  const [kind = "", id] = key.split(":");
  return { kind, id: Number(id) };
}

function groupOf(filter: SearchFilter, found: Found[], local: LocalSnapshot, now: Date): SearchGroup {
  const ids = idsOf(filter, found, local, now);
  const { id, type, limit, page = 1 } = filter;
  if (limit === undefined) return { type, id, ids, pages: ids.length > 0 ? 1 : 0 };
  return { type, id, ids: ids.slice((page - 1) * limit, page * limit), pages: Math.ceil(ids.length / limit) };
}

function idsOf(filter: SearchFilter, found: Found[], local: LocalSnapshot, now: Date): number[] {
  const of = (kind: string) => found.flatMap((one) => (one.kind === kind ? one.id : []));
  // Only active records are indexed.
  if (filter.conditions?.isActive === false) return [];
  if (filter.type === "config") {
    const ids = new Set(local.entities.get(filter.id)?.map((entity) => entity.id));
    return of("entity").filter((id) => ids.has(id));
  }
  const parent = filter.conditions?.parent;
  if (filter.id === "2.1") {
    return of("category").filter((id) => parent === undefined || local.categories.find(id)?.parentId === parent);
  }
  return of("article").filter((id) => {
    const article = local.articleById.get(id);
    if (!article || isYetToCome(article, now)) return false;
    return (
      parent === undefined ||
      (article.categoryId !== null && local.categories.find(article.categoryId)?.parentId === parent)
    );
  });
}
