import { allOf, mainOf } from "./read-html.ts";

/** The aliases of the centers that a page links to. */
export function centersIn(html: string): Set<string> {
  return new Set(allOf(mainOf(html), /href="(?:\/en)?\/centers\/([\w-]+)"/g));
}

/** Danger to life first, then the duty line. */
export const URGENT_PHONES = ["103", "112", "+78000000003"];
