import { afterAll, beforeAll, expect, test } from "vitest";
import { isUnbuilt } from "../support/pages.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

type Link = { from: string; path: string; hash: string };

test("every link of every page of both languages leads somewhere: page, place on it, or file", async () => {
  const { pages, links } = await crawl(["/", "/en"]);
  expect(pages.size).toBeGreaterThan(150);
  const dead = links.flatMap(({ from, path, hash }) => {
    const page = pages.get(path);
    if (!page) return isUnbuilt(path) ? [] : [`${from} → ${path}: not visited`];
    if (page.status !== 200) return isUnbuilt(path) ? [] : [`${from} → ${path}: ${page.status}`];
    return hash && page.ids && !page.ids.has(hash) ? [`${from} → ${path}#${hash}: no such place`] : [];
  });
  expect([...new Set(dead)]).toEqual([]);
}, 120_000);

test("what is not built yet is told here, and nowhere else", () => {
  const paths = ["/information/calculator", "/forms/appointment", "/forms/question", "/en/forms/review"];
  expect(paths.filter((path) => !isUnbuilt(path))).toEqual([]);
  expect(["/", "/about", "/centers/tyumen", "/en/sitemap", "/information/faq"].filter(isUnbuilt)).toEqual([]);
});

/** Follows plain addresses without end, and of each kind of question to a page (`?sort=…&order=…`) one. */
async function crawl(start: string[]) {
  const pages = new Map<string, { status: number; ids?: Set<string> }>();
  const links: Link[] = [];
  const asked = new Set<string>();
  let queue = start;
  while (queue.length > 0) {
    const found = await Promise.all(queue.map(visit));
    queue = [...new Set(found.flat())].filter((path) => !pages.has(path) && isNew(path));
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
