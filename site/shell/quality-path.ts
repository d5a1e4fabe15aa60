import { href } from "../urls.ts";

/** In the demo the assessment's target is a page of our own. */
export const QUALITY_PATH = href("ru", "article", { alias: "nezavisimaya-otsenka-kachestva" });

/** Where the frame stands. Tyumen's center is assessed by its own region, so its pages carry it too. */
export function isFramePath(path: string): boolean {
  return ["/", "/about", "/about/legal-documents"].includes(path) || /^\/centers\/tyumen(?:[-/]|$)/.test(path);
}
