import { inject } from "vitest";

export const PUBLIC_ORIGIN = "https://renaria.example";

/**
 * A server that other files read at the same time: for tests that neither post nor search much, and ask nothing of its
 * log or its data. "plain" and "public" have all content: "plain" has the style guide and takes us for its proxy; "public"
 * is told its origin, as in production. "network" has the centers of a pack made for tests, is told its origin and takes us
 * for its proxy: what is said of a center's name, phone or hours is said of these, for editors change those of the site.
 */
export function sharedServer(kind: "plain" | "public" | "network"): { origin: string } {
  return { origin: inject(`${kind}Server`) };
}
