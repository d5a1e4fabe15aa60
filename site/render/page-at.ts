import type { PageId } from "#contract/paths.ts";
import { pages } from "../urls.ts";

/** Which page of the table stands at a path, in either language. */
export function pageAt(path: string): PageId | undefined {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Exact paths before those that take any name, as the routes are matched. */
const patterns: [PageId, RegExp][] = Object.entries(pages)
  .toSorted(([, a], [, b]) => a.path.split(":").length - b.path.split(":").length)
  .map(([id, { path }]) => [id as PageId, patternOf(path)]);

function patternOf(path: string): RegExp {
  const rest = path === "/" ? "(?:/|(?<=/en))" : path.replaceAll(/:\w+/g, "[\\w-]+");
  return new RegExp(`^(?:/en)?${rest}$`);
}
