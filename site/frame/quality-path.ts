import { pathOf } from "#contract/paths.ts";

/** In the demo the assessment's target is a page of our own. */
export const QUALITY_PATH = pathOf("article", { alias: "nezavisimaya-otsenka-kachestva" });

const FRAMED = [pathOf("home"), pathOf("about"), pathOf("legalDocuments")];
const TYUMEN = new RegExp(`^${pathOf("center", { item: "tyumen" })}(?:[-/]|$)`);

/** Where the frame stands. Tyumen's center is assessed by its own region, so its pages carry it too. */
export function isFramePath(path: string): boolean {
  return FRAMED.includes(path) || TYUMEN.test(path);
}
