import type { ListQuery } from "#contract/list-query.ts";
import type { Locale } from "#contract/locale.ts";

/** What a list can be asked by. A record without the property matches no filter on it. */
type Listed = {
  id: number;
  weight: number;
  alias?: string;
  slug?: string;
  title?: string;
  active?: boolean;
  isActive?: boolean;
  publishedAt?: string | null;
};

const collators: Record<Locale, Intl.Collator> = {
  ru: new Intl.Collator("ru", { numeric: true }),
  en: new Intl.Collator("en", { numeric: true }),
};

/** Filters, order and pages, written once for every list and every engine. */
export function applyListQuery<Item extends Listed>(items: readonly Item[], query: ListQuery, locale: Locale): Item[] {
  const filtered = items.filter((item) => matches(item, query));
  const ordered = filtered.toSorted((a, b) => compare(a, b, query, locale));
  if (query.limit === undefined) return ordered;
  const start = ((query.page ?? 1) - 1) * query.limit;
  return ordered.slice(start, start + query.limit);
}

function matches(item: Listed, { filters = {} }: ListQuery): boolean {
  return Object.entries(filters).every(([key, wanted]) => {
    if (wanted === undefined) return true;
    const value = item[key as keyof Listed];
    return Array.isArray(wanted) ? wanted.some((one) => one === value) : wanted === value;
  });
}

function compare(a: Listed, b: Listed, { order = {} }: ListQuery, locale: Locale): number {
  for (const [key, direction] of Object.entries(order)) {
    const way = compareBy(key as keyof NonNullable<ListQuery["order"]>, a, b, locale);
    if (way !== 0) return direction === "desc" ? -way : way;
  }
  return a.weight - b.weight || a.id - b.id;
}

function compareBy(key: keyof NonNullable<ListQuery["order"]>, a: Listed, b: Listed, locale: Locale): number {
  if (key === "title") return collators[locale].compare(a.title ?? "", b.title ?? "");
  if (key === "publishedAt") return (a.publishedAt ?? "").localeCompare(b.publishedAt ?? "");
  return a[key] - b[key];
}
