import { inject } from "vitest";

export const PUBLIC_ORIGIN = "https://renaria.example";

/**
 * A server with all content that other files read at the same time: for tests that neither post nor search much, and ask
 * nothing of its log or its data. "plain" has the style guide and takes us for its proxy; "public" is told its origin, as in production.
 */
export function sharedServer(kind: "plain" | "public"): { origin: string } {
  return { origin: inject(`${kind}Server`) };
}
