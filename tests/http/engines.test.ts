import { rmSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { localePath, locales } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import { builtPages } from "../support/pages.ts";
import { article, writePack } from "../support/pack.ts";
import { attribute, attributes } from "../support/read-html.ts";
import { startServer } from "../support/server.ts";
import { sharedServer } from "../support/shared-server.ts";
import { expectWellFormed } from "../support/xml.ts";

const ORIGIN = "https://renaria.example";

const server = sharedServer("public");

const load = (path: string) => fetch(server.origin + path);
/** For sitemaps and feeds, which are very simple XML. */
const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, value = ""]) => value);

describe("/sitemap.xml", () => {
  let text: string;
  let paths: string[];
  beforeAll(async () => {
    text = await (await load("/sitemap.xml")).text();
    paths = all(text, /<loc>([^<]+)<\/loc>/g).map((loc) => loc.slice(ORIGIN.length));
  });

  test("is well-formed, has each address once, and valid dates", async () => {
    expect((await load("/sitemap.xml")).headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expectWellFormed(text);
    expect(new Set(paths).size).toBe(paths.length);
    for (const date of all(text, /<lastmod>([^<]+)<\/lastmod>/g))
      expect(new Date(date).getTime()).toBeLessThan(Date.now());
  });

  test("lists every page that may be indexed, in both languages", () => {
    const unlisted = /^(\/en)?\/(search\?.*|useful\?.*|forms\/.*|popular-search)$/;
    for (const { path } of builtPages)
      expect([path, paths.includes(path || "/")]).toEqual([path, !unlisted.test(path)]);
  });
});

test("articles with a future date or without a translation are in no sitemap", async () => {
  const pack = writePack({
    "articles/index.ru.md": article("id: 1\ntitle: Главная\ndescription: Начало."),
    "articles/about.ru.md": article("id: 2\npublishedAt: 2999-01-01T00:00:00Z\ntitle: О нас\ndescription: Потом."),
    "articles/about.en.md": article("title: About\ndescription: Later.", "Text."),
  });
  const small = await startServer({ PUBLIC_ORIGIN: ORIGIN, CONTENT_DIR: pack });
  try {
    const text = await (await fetch(`${small.origin}/sitemap.xml`)).text();
    expect(all(text, /<loc>([^<]+)<\/loc>/g)).toEqual([`${ORIGIN}/`]);
  } finally {
    await small.stop();
    rmSync(pack, { recursive: true });
  }
});

test("/robots.txt allows the site, disallows forms and searches, and names the sitemap", async () => {
  const response = await load("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Allow: /");
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const closed = lines.flatMap((line) => (line.startsWith("Disallow: ") ? line.slice("Disallow: ".length) : []));
  for (const path of ["/api/", "/forms/", "/en/forms/", "/search?", "/en/search?"]) expect(closed).toContain(path);
  const isClosed = (path: string) =>
    closed.some((rule) => (rule.endsWith("$") ? `${path}$` === rule : path.startsWith(rule)));
  const map = all(await (await load("/sitemap.xml")).text(), /<loc>([^<]+)<\/loc>/g);
  expect(map.map((loc) => loc.slice(ORIGIN.length)).filter(isClosed)).toEqual([]);
});

describe.each([
  ["/feed.xml", "ru", "/about/news/"],
  ["/en/feed.xml", "en", "/en/about/news/"],
])("%s", (path, locale, section) => {
  test("is a well-formed feed of the news, newest first", async () => {
    const response = await load(path);
    const text = await response.text();
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(response.headers.get("Content-Encoding")).toMatch(/^(?:br|gzip)$/);
    expectWellFormed(text);
    expect(text).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`);
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}${path}"/>`);
    const entries = all(text, /<entry>(.*?)<\/entry>/g);
    expect(entries.length).toBeGreaterThan(3);
    const dates = entries.map((entry) => /<updated>(.+?)<\/updated>/.exec(entry)?.[1] ?? "");
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const entry of entries) {
      expect(entry).toMatch(/<title>[^<]+<\/title>/);
      const link = (/<link href="([^"]+)"/.exec(entry)?.[1] ?? "").slice(ORIGIN.length);
      expect(link.startsWith(section)).toBe(true);
      expect([link, (await load(link)).status]).toEqual([link, 200]);
    }
  });

  test("is linked by the pages of its language", async () => {
    const html = await (await load(locale === "ru" ? "/" : "/en")).text();
    expect(attributes(html, "link[rel=alternate][type='application/atom+xml']", "href")).toEqual([path]);
  });
});

test.each(locales.map((locale) => localePath(locale, pathOf("search"))))(
  "%s, which has no picture of its own, is shared with one that exists",
  async (path) => {
    const picture = attribute(await (await load(path)).text(), "meta[property='og:image']", "content") ?? "";
    const { status, headers } = await load(new URL(picture).pathname);
    expect([picture, status, headers.get("Content-Type")]).toEqual([
      expect.stringMatching(/share-\w+\.png$/),
      200,
      "image/png",
    ]);
  },
);

test.each(locales.map((locale) => localePath(locale, "/")))(
  "%s links icons and a manifest that exist",
  async (path) => {
    const html = await (await load(path)).text();
    const icons = attributes(html, "link:is([rel=icon], [rel=apple-touch-icon])", "href");
    expect(icons).toHaveLength(3);
    const manifest = attribute(html, "link[rel=manifest]", "href") ?? "";
    const response = await load(manifest);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/manifest\+json/);
    const told = (await response.json()) as {
      start_url: string;
      lang: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(told.start_url).toBe(path);
    for (const size of ["192x192", "512x512"]) {
      for (const purpose of ["any", "maskable"]) {
        expect(told.icons.some((icon) => icon.sizes === size && icon.purpose === purpose)).toBe(true);
      }
    }
    for (const file of [...icons, ...told.icons.map(({ src }) => src)]) {
      const picture = await load(file);
      expect([file, picture.status, picture.headers.get("Content-Type")?.startsWith("image/")]).toEqual([
        file,
        200,
        true,
      ]);
      const size = /^(\d+)x/.exec(told.icons.find(({ src }) => src === file)?.sizes ?? "")?.[1];
      if (size) expect(Buffer.from(await picture.arrayBuffer()).readUInt32BE(16)).toBe(Number(size));
    }
  },
);
