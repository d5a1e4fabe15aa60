import { beforeAll, expect, test } from "vitest";
import { PUBLIC_ORIGIN, sharedServer } from "../support/shared-server.ts";

const server = sharedServer("public");

const CONNECTIONS = 32;

type Page = { status: number; ids?: Set<string>; canonical?: string; isHidden: boolean };
type Link = { from: string; path: string; hash: string };

let pages: Map<string, Page>;
let links: Link[];
beforeAll(async () => {
  ({ pages, links } = await crawl(["/", "/en"]));
});

test("every link of every page in both languages leads to an existing page, anchor or file", () => {
  expect(pages.size).toBeGreaterThan(150);
  const dead = links.flatMap(({ from, path, hash }) => {
    const page = pages.get(path);
    if (!page) return [`${from} → ${path}: not visited`];
    if (page.status !== 200) return [`${from} → ${path}: ${page.status}`];
    return hash && page.ids && !page.ids.has(hash) ? [`${from} → ${path}#${hash}: no such place`] : [];
  });
  expect([...new Set(dead)]).toEqual([]);
});

test("/sitemap.xml lists only pages that are linked, answer, are canonical and may be indexed", async () => {
  const map = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc.slice(PUBLIC_ORIGIN.length));
  expect(listed.length).toBeGreaterThan(150);
  const told = listed.map((path) => ({ path, ...pages.get(path), ids: undefined }));
  expect(told).toEqual(
    listed.map((path) => ({ path, status: 200, canonical: PUBLIC_ORIGIN + path, isHidden: false, ids: undefined })),
  );
});

/** Follows all plain addresses, and one of each kind of query of a page (`?sort=…&order=…`). */
async function crawl(start: string[]) {
  const pages = new Map<string, Page>();
  const links: Link[] = [];
  const asked = new Set<string>();
  let queue = start;
  while (queue.length > 0) {
    const found: string[] = [];
    const waiting = queue.values();
    // Like a polite crawler: with a few connections, not one per link.
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
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const isHidden = html.includes('name="robots" content="noindex"');
    pages.set(path, { status: response.status, isHidden, ...(isPage && { ids }), ...(canonical && { canonical }) });
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
