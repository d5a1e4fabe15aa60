import { pathOf } from "#contract/paths.ts";

/** In the demo the link leads to a page of our own. */
export const QUALITY_PATH = pathOf("article", { alias: "nezavisimaya-otsenka-kachestva" });

const FRAMED = [pathOf("home"), pathOf("about"), pathOf("legalDocuments")];
const TYUMEN = new RegExp(`^${pathOf("center", { item: "tyumen" })}(?:[-/]|$)`);

/** The pages with the frame. Tyumen's center is assessed by its own region, so its pages have it too. */
export function isFramePath(path: string): boolean {
  return FRAMED.includes(path) || TYUMEN.test(path);
}
