import { notFound } from "../../api/fail-page.server.ts";
import { pages } from "../../urls.ts";

const ownAddresses = new Set<string>(Object.values(pages).map(({ path }) => path));

/** An article that has a page of its own in the table is never shown as a mere article, not even before that page is built. */
export function refuseOwnPage(path: string): void {
  if (ownAddresses.has(path)) throw notFound();
}
