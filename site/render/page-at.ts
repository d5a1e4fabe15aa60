import { LRUCache } from "lru-cache";
import { splitLocale } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import { pages } from "../urls.ts";

/** Memoized: called several times for every request, and it goes over the whole table. */
const known = new LRUCache<string, PageId>({ max: 2000 });
/** Hardly any of our addresses is longer. */
const LONGEST_KNOWN = 200;

/** The page of the table at a path, in any language. */
export function pageAt(path: string): PageId | undefined {
  const before = known.get(path);
  if (before !== undefined) return before;
  const { path: unprefixed } = splitLocale(path);
  const found = patterns.find(([, pattern]) => pattern.test(unprefixed))?.[0];
  if (found !== undefined && path.length <= LONGEST_KNOWN) known.set(path, found);
  return found;
}

/** Exact paths before those with params, as the routes are matched. */
const patterns: [PageId, RegExp][] = Object.entries(pages)
  .toSorted(([, a], [, b]) => a.path.split(":").length - b.path.split(":").length)
  .map(([id, { path }]) => [id as PageId, patternOf(path)]);

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[\\w-]+")}$`);
}
