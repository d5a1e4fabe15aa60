import { inject } from "vitest";

export const PUBLIC_ORIGIN = "https://renaria.example";

/**
 * A server shared by several test files: for tests that neither post nor search much, and do not need its log or its
 * data. "plain" and "public" have all content: "plain" has the style guide and trusts the test as its proxy; "public"
 * has its origin set, as in production. "sample" has the centers and texts of a test pack, has its origin set and
 * trusts the test as its proxy: tests use its names, phones and titles, because editors change the site's.
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
