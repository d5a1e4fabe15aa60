import type { ListQuery } from "#contract/list-query.ts";
import { forEachLocale, languages, type Locale } from "#contract/locale.ts";
import { CallFailure } from "./failure.ts";
import { byListOrder } from "./list-order.ts";
import type { CategoryTree } from "./snapshot/category-tree.ts";
import { MOST_KEYS } from "./validation.ts";

/** The properties that a list can be filtered and ordered by. A record without one matches no filter on it. */
type Listed = {
  id: number;
  weight: number;
  alias?: string;
  slug?: string;
  title?: string;
  active?: boolean;
  isActive?: boolean;
  publishedAt?: string | null;
  categoryId?: number | null;
  parentId?: number | null;
  config?: { id: number; fields: { key: string; value: unknown }[] };
};

const collators = forEachLocale((locale) => new Intl.Collator(languages[locale].tag, { numeric: true }));

type Frame = {
  locale: Locale;
  categories?: CategoryTree;
  /** Applied before the caller's own filters. */
  only?: Test;
  /** Properties that exist even if no record has them now, and the name of the option in an error. */
  properties?: { described: string[]; nameOf(key: string): string };
};

/** Filters, order and paging, written once for every list and every engine. `items` are in the default order. */
export function applyListQuery<Item extends Listed>(items: readonly Item[], query: ListQuery, frame: Frame): Item[] {
  refuseUnknownProperties(items, query, frame);
  const tests = [...(frame.only ? [frame.only] : []), ...filtersOf(query, frame.categories)];
  // Without a limit, everything is on the first page.
  if (query.limit === undefined && (query.page ?? 1) > 1) return [];
  const { limit = Number.POSITIVE_INFINITY, page = 1 } = query;
  const skipped = query.limit === undefined ? 0 : (page - 1) * limit;
  const all = query.order ? inOrder(items, query.order, frame.locale) : items;
  if (tests.length === 0) return all.slice(skipped, skipped + limit);

  const found: Item[] = [];
  let matching = 0;
  for (const item of query.filters?.id ? withIds(all, query.filters.id) : all) {
    if (!tests.every((test) => test(item))) continue;
    matching++;
    if (matching > skipped) found.push(item);
    if (found.length >= limit) break;
  }
  return found;
}

const orders = new WeakMap<readonly Listed[], Map<string, readonly Listed[]>>();

/** A list of a snapshot never changes, so each order of it is computed once. */
function inOrder<Item extends Listed>(items: readonly Item[], order: Order, locale: Locale): readonly Item[] {
  const known = orders.get(items) ?? new Map<string, readonly Listed[]>();
  orders.set(items, known);
  const name = `${locale} ${JSON.stringify(order)}`;
  const sorted = known.get(name) ?? items.toSorted(comparing(order, locale));
  known.set(name, sorted);
  return sorted as readonly Item[];
}

const places = new WeakMap<readonly Listed[], Map<number, number>>();

/** Records by id, in the order of the list. The index is built once, because a list never changes. */
function withIds<Item extends Listed>(items: readonly Item[], ids: number[]): Item[] {
  const known = places.get(items) ?? new Map(items.map(({ id }, place) => [id, place]));
  places.set(items, known);
  const wanted = new Set(ids.flatMap((id) => known.get(id) ?? []));
  return [...wanted].toSorted((a, b) => a - b).flatMap((place) => items[place] ?? []);
}

type Test = (item: Listed) => boolean;

function filtersOf({ filters = {}, properties = {}, nested }: ListQuery, categories: CategoryTree | undefined): Test[] {
  const { id, alias, slug, active, isActive, category, parent, config } = filters;
  const tests: (Test | undefined)[] = [
    id && isOneOf(id, (item) => item.id),
    alias && isOneOf(alias, (item) => item.alias),
    slug && isOneOf(slug, (item) => item.slug),
    active === undefined ? undefined : (item) => item.active === active,
    isActive === undefined ? undefined : (item) => (item.isActive ?? item.active) === isActive,
    config && isOneOf(config, (item) => item.config?.id),
    category && inCategories(category, nested, categories, ({ categoryId }) => categoryId),
    parent && inCategories(parent, nested, categories, (item) => parentOf(item, categories)),
    ...Object.entries(properties).map(([key, values]) => hasProperty(key, values)),
  ];
  return tests.filter((test) => test !== undefined);
}

function isOneOf<Value>(wanted: Value[], valueOf: (item: Listed) => Value | undefined): Test {
  const values = new Set<Value | undefined>(wanted);
  return (item) => values.has(valueOf(item));
}

function inCategories(
  wanted: (string | number)[],
  nested: boolean | undefined,
  categories: CategoryTree | undefined,
  categoryOf: (item: Listed) => number | null | undefined,
): Test {
  const roots = wanted.flatMap((one) => categories?.find(one)?.id ?? []);
  const ids = new Set(nested ? roots.flatMap((id) => [id, ...(categories?.descendants(id) ?? [])]) : roots);
  return (item) => ids.has(categoryOf(item) ?? Number.NaN);
}

/** A category's own parent, or the parent of an article's category. */
function parentOf({ parentId, categoryId }: Listed, categories: CategoryTree | undefined): number | null | undefined {
  if (parentId !== undefined) return parentId;
  return categoryId === null || categoryId === undefined ? undefined : categories?.find(categoryId)?.parentId;
}

/** A property is a scalar of the record or a field of its config. If it has named values, any of them may match. */
function hasProperty(key: string, values: string[]): Test {
  const wanted = new Set(values);
  return (item) => propertiesOf(item).some(([name, value]) => name === key && isWanted(value));
  function isWanted(value: unknown): boolean {
    if (value === null || typeof value !== "object") return wanted.has(String(value));
    // A named value that is true is matched by its name.
    return Object.entries(value).some(([name, one]) => (one === true ? wanted.has(name) : isWanted(one)));
  }
}

function propertiesOf(item: Listed): [key: string, value: unknown][] {
  return [
    ...Object.entries(item).filter(([, value]) => typeof value !== "object" || value === null),
    ...(item.config?.fields.map(({ key, value }): [string, unknown] => [key, value]) ?? []),
  ];
}

/** A list without records cannot tell which property names are wrong. */
function refuseUnknownProperties(items: readonly Listed[], { properties = {} }: ListQuery, frame: Frame): void {
  const { described = [], nameOf = (key: string) => `properties[${key}]` } = frame.properties ?? {};
  const unknown = new Set(Object.keys(properties));
  for (const key of described) unknown.delete(key);
  for (const item of items) {
    if (unknown.size === 0) return;
    for (const [key] of propertiesOf(item)) unknown.delete(key);
  }
  if (unknown.size === 0 || items.length === 0) return;
  throw new CallFailure(
    "invalid",
    Object.fromEntries(Array.from(unknown, (key) => [nameOf(key), [noProperty[frame.locale]]]).slice(0, MOST_KEYS)),
  );
}

const noProperty: Record<Locale, string> = { ru: "Такого свойства нет", en: "There is no such property" };

type Order = NonNullable<ListQuery["order"]>;

function comparing(order: Order, locale: Locale): (a: Listed, b: Listed) => number {
  const keys = Object.entries(order) as [keyof Order, "asc" | "desc"][];
  return (a, b) => {
    for (const [key, direction] of keys) {
      const way = compareBy(key, a, b, locale);
      if (way !== 0) return direction === "desc" ? -way : way;
    }
    return byListOrder(a, b);
  };
}

function compareBy(key: keyof Order, a: Listed, b: Listed, locale: Locale): number {
  if (key === "title") return collators[locale].compare(a.title ?? "", b.title ?? "");
  if (key !== "publishedAt") return a[key] - b[key];
  const [first = "", second = ""] = [a.publishedAt ?? "", b.publishedAt ?? ""];
  return first < second ? -1 : first > second ? 1 : 0;
}
