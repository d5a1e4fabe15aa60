import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const CONNECTIONS = 32;

type Link = { from: string; path: string; hash: string };

test("every link of every page of both languages leads somewhere: page, place on it, or file", async () => {
  const { pages, links } = await crawl(["/", "/en"]);
  expect(pages.size).toBeGreaterThan(150);
  const dead = links.flatMap(({ from, path, hash }) => {
    const page = pages.get(path);
    if (!page) return [`${from} → ${path}: not visited`];
    if (page.status !== 200) return [`${from} → ${path}: ${page.status}`];
    return hash && page.ids && !page.ids.has(hash) ? [`${from} → ${path}#${hash}: no such place`] : [];
  });
  expect([...new Set(dead)]).toEqual([]);
}, 120_000);

/** Follows plain addresses without end, and of each kind of question to a page (`?sort=…&order=…`) one. */
async function crawl(start: string[]) {
  const pages = new Map<string, { status: number; ids?: Set<string> }>();
  const links: Link[] = [];
  const asked = new Set<string>();
  let queue = start;
  while (queue.length > 0) {
    const found: string[] = [];
    const waiting = queue.values();
    // As a polite crawler comes: with a few connections, not with as many as there are links.
    const connection = async () => {
      for (const path of waiting) found.push(...(await visit(path)));
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    queue = [...new Set(found)].filter((path) => !pages.has(path) && isNew(path));
  }
  return { pages, links: links.filter(({ path }) => pages.has(path) || !path.includes("?")) };

  async function visit(path: string): Promise<string[]> {
    const response = await fetch(server.origin + path);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const html = isPage ? await response.text() : "";
    await response.body?.cancel().catch(() => undefined);
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
    pages.set(path, { status: response.status, ...(isPage && { ids }) });
    const base = server.origin + path;
    const own = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].flatMap(([, href = ""]) => {
      const url = new URL(href.replaceAll("&amp;", "&"), base);
      if (url.origin !== server.origin) return [];
      return { from: path, path: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)) };
    });
    links.push(...own);
    return own.map((link) => link.path);
  }

  function isNew(path: string): boolean {
    const { pathname, searchParams } = new URL(path, server.origin);
    const kind = `${pathname}?${[...searchParams.keys()].toSorted().join("&")}`;
    if (asked.has(kind)) return false;
    asked.add(kind);
    return true;
  }
}
