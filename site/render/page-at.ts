import { splitLocale } from "#contract/locale.ts";
import type { PageId } from "#contract/paths.ts";
import { pages } from "../urls.ts";

/** Which page of the table stands at a path, in whatever language. */
export function pageAt(path: string): PageId | undefined {
  const { path: unprefixed } = splitLocale(path);
  return patterns.find(([, pattern]) => pattern.test(unprefixed))?.[0];
}

/** Exact paths before those that take any name, as the routes are matched. */
const patterns: [PageId, RegExp][] = Object.entries(pages)
  .toSorted(([, a], [, b]) => a.path.split(":").length - b.path.split(":").length)
  .map(([id, { path }]) => [id as PageId, patternOf(path)]);

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[\\w-]+")}$`);
}
