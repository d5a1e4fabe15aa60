import { paths } from "#contract/paths.ts";
import { notFound } from "../../api/fail-page.server.ts";

const ownAddresses = new Set<string>(Object.values(paths));

/** An article that has its own route is never shown as a generic article, even before that page is built. */
export function refuseOwnPage(path: string): void {
  if (ownAddresses.has(path)) throw notFound();
}
