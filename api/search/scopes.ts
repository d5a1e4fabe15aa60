import { LRUCache } from "lru-cache";
import type { SearchFilter } from "#contract/search.ts";
import { aheadOf } from "../content/visibility.ts";
import type { LocalSnapshot } from "../snapshot/local-snapshot.ts";
import type { Scope } from "./rank.ts";
import type { ContentSearch } from "./search-index.ts";

/** Callers may name any category: each scope takes up to five bytes for every document. */
const MOST_SCOPES = 50;
const known = new WeakMap<ContentSearch, LRUCache<string, Scope>>();

/** The scope of this name, made once for each version. */
export function scopeOf(index: ContentSearch, name: string, isWanted: (key: string) => boolean): Scope {
  const scopes = known.get(index) ?? new LRUCache({ max: MOST_SCOPES });
  known.set(index, scopes);
  const scope = scopes.get(name) ?? index.scope(isWanted);
  scopes.set(name, scope);
  return scope;
}

/** What a filter wants, and the kind of its keys: keys of the index are `kind:id`. */
export function scopeOfFilter(filter: SearchFilter, index: ContentSearch, local: LocalSnapshot, now: Date) {
  // Only active records are indexed.
  if (filter.conditions?.isActive === false) return { kind: "", scope: scopeOf(index, "nothing", () => false) };
  const { id } = filter;
  if (filter.type === "config")
    return { kind: "entity", scope: scopeOf(index, `config ${id}`, isEntityIn(local, Number(filter.id))) };
  const kind = id === "2.1" ? "category" : "article";
  const parent = filter.conditions?.parent;
  const ahead = aheadOf(local, now);
  const { categories, articleById } = local;
  const isUnder = (category: number | null | undefined) =>
    parent === undefined || categories.find(category ?? NaN)?.parentId === parent;
  const isWanted = (own: number) =>
    kind === "category" ? isUnder(own) : !ahead.has(own) && isUnder(articleById.get(own)?.categoryId);
  // Records with a future date appear one after the other.
  const name = `${kind} ${parent} ${ahead.size}`;
  return {
    kind,
    scope: scopeOf(index, name, (key) => key.startsWith(kind) && isWanted(Number(key.slice(kind.length + 1)))),
  };
}

/** The keys of a config's entities. */
export function isEntityIn({ entities }: LocalSnapshot, config: number): (key: string) => boolean {
  const keys = new Set(entities.get(config)?.map(({ id }) => `entity:${id}`));
  return (key) => keys.has(key);
}
