import { expect, test } from "vitest";
import type { SiteContext } from "../render/context.server.ts";
import type { LoaderArgs } from "../render/route-module.ts";
import { loader } from "./sitemap-xml.ts";

/** Search engines read at most so many addresses in one file. */
const LIMIT = 50_000;

async function load(count: number, query = ""): Promise<string> {
  const articles = Array.from({ length: count }, (_, n) => ({
    alias: `news-${n}`,
    title: "Новость",
    translations: ["ru"],
    publishedAt: null,
    reviewedAt: null,
    category: { alias: "news", parent: { alias: "about", parent: null } },
  }));
  const api = { articles: async () => ({ articles }), entities: async () => ({ entities: [] }) };
  const site = { api, locale: "ru", publicOrigin: "https://renaria.example" } as unknown as SiteContext;
  const request = new Request(`https://renaria.example/sitemap.xml${query}`);
  return (await loader({ site, request } as LoaderArgs)).text();
}

const addressesIn = (text: string) => Array.from(text.matchAll(/<loc>([^<]+)/g), ([, url]) => url ?? "");

test("as many as one file may have are in one file", async () => {
  const text = await load(LIMIT);
  expect(text).toContain("<urlset");
  expect(addressesIn(text)).toHaveLength(LIMIT);
});

test("more are listed in parts, each once", async () => {
  const index = await load(LIMIT + 10);
  expect(index).toContain("<sitemapindex");
  const parts = addressesIn(index);
  expect(parts).toEqual([1, 2].map((part) => `https://renaria.example/sitemap.xml?part=${part}`));
  const listed = await Promise.all(parts.map(async (url) => addressesIn(await load(LIMIT + 10, new URL(url).search))));
  expect(listed.map(({ length }) => length)).toEqual([LIMIT, 10]);
  expect(new Set(listed.flat()).size).toBe(LIMIT + 10);
});
