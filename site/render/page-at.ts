import { LRUCache } from "lru-cache";
import { splitLocale } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import { pages } from "../urls.ts";

/** Asked several times for every request, and a walk over the whole table: what was found is remembered. */
const known = new LRUCache<string, PageId>({ max: 2000 });
/** Hardly an address of ours is longer. */
const LONGEST_KNOWN = 200;

/** Which page of the table stands at a path, in whatever language. */
export function pageAt(path: string): PageId | undefined {
  const before = known.get(path);
  if (before !== undefined) return before;
  const { path: unprefixed } = splitLocale(path);
  const found = patterns.find(([, pattern]) => pattern.test(unprefixed))?.[0];
  if (found !== undefined && path.length <= LONGEST_KNOWN) known.set(path, found);
  return found;
}

/** Exact paths before those that take any name, as the routes are matched. */
const patterns: [PageId, RegExp][] = Object.entries(pages)
  .toSorted(([, a], [, b]) => a.path.split(":").length - b.path.split(":").length)
  .map(([id, { path }]) => [id as PageId, patternOf(path)]);

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[\\w-]+")}$`);
}
