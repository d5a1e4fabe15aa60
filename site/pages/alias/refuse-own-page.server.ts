import { paths } from "#contract/paths.ts";
import { notFound } from "../../api/fail-page.server.ts";

const ownAddresses = new Set<string>(Object.values(paths));

/** An article that has a page of its own in the table is never shown as a mere article, not even before that page is built. */
export function refuseOwnPage(path: string): void {
  if (ownAddresses.has(path)) throw notFound();
}
