import { pages } from "../urls.ts";

/** Routes whose view never runs in the browser: all pages of the table. `___en` names the English twin. */
export function isStaticPage(routeId: string): boolean {
  return Object.hasOwn(pages, routeId.replace(/___en$/, ""));
}
