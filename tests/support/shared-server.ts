import { inject } from "vitest";

export const PUBLIC_ORIGIN = "https://renaria.example";

/**
 * A server that other files read at the same time: for tests that neither post nor search much, and ask nothing of its
 * log or its data. "plain" and "public" have all content: "plain" has the style guide and takes us for its proxy; "public"
 * is told its origin, as in production. "sample" has the centers and texts of a pack made for tests, is told its origin and
 * takes us for its proxy: what a test says of a name, a phone or a title it says of these, for editors change the site's.
 */
export function sharedServer(kind: "plain" | "public" | "sample") {
  const origin = inject(`${kind}Server`);
  return {
    origin,
    async get(path: string) {
      const response = await fetch(origin + path);
      return { status: response.status, html: await response.text() };
    },
  };
}
