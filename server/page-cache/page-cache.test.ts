import { beforeEach, expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { Page, Rendered } from "./page.ts";

const SHARED = "public, max-age=0, s-maxage=60";
let clock = 0;
let version: string | null = "1";
let answer: { status?: number; text: string; control?: string };
let rendered: string[] = [];
/** While it is set, rendering waits for it. */
let blocker: Promise<void> | undefined;

beforeEach(() => {
  clock = 0;
  version = "1";
  answer = { text: "first" };
  rendered = [];
  blocker = undefined;
});

function cacheOf(maxBytes = 1_000_000) {
  return createPageCache({
    async render(key): Promise<Rendered> {
      rendered.push(key);
      const { status = 200, text, control = SHARED } = answer;
      await blocker;
      return { status, headers: new Headers({ "Cache-Control": control }), body: new TextEncoder().encode(text) };
    },
    version: () => version,
    now: () => clock,
    maxBytes,
  });
}

async function textOf(taken: Page | undefined | Promise<Page | undefined>): Promise<string> {
  const page = await taken;
  return page ? new TextDecoder().decode(await page.bodies.identity()) : "nothing";
}

test("a page is rendered once for concurrent and later requests", async () => {
  const cache = cacheOf();
  const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(cache.take("/about"))));
  expect(new Set(texts)).toEqual(new Set(["first"]));
  expect(cache.take("/about")).not.toBeInstanceOf(Promise);
  expect(rendered).toEqual(["/about"]);
});

test("an entry expires after s-maxage and with a new version", async () => {
  const cache = cacheOf();
  await cache.take("/about");
  answer = { text: "second", control: "public, max-age=0, s-maxage=5" };
  clock = 59_999;
  expect(await textOf(cache.take("/about"))).toBe("first");
  clock = 60_000;
  expect(await textOf(cache.take("/about"))).toBe("second");
  clock = 65_000;
  answer = { text: "third" };
  expect(await textOf(cache.take("/about"))).toBe("third");
  version = "2";
  answer = { text: "fourth" };
  expect(await textOf(cache.take("/about"))).toBe("fourth");
});

test("a page rendered again with the same content is not compressed again, but gets the new headers", async () => {
  const cache = cacheOf();
  const first = await cache.take("/about");
  clock = 60_000;
  answer = { text: "first", control: "public, max-age=0, s-maxage=5" };
  const second = await cache.take("/about");
  expect(rendered).toHaveLength(2);
  expect(second?.bodies).toBe(first?.bodies);
  expect(second?.headers).toContain("public, max-age=0, s-maxage=5");
});

test("a page rendered while a new version is swapped in is sent but not cached", async () => {
  const cache = cacheOf();
  let open = () => {};
  blocker = new Promise((resolve) => (open = resolve));
  const taken = cache.take("/about");
  version = "2";
  open();
  expect(await textOf(taken)).toBe("first");
  answer = { text: "second" };
  expect(await textOf(cache.take("/about"))).toBe("second");
});

test.each([
  ["a page with holes", { text: "holes", control: "no-store" }],
  ["a broken page", { text: "broken", status: 500 }],
])("%s is rendered once for concurrent requests and is not cached", async (_what, bad) => {
  const cache = cacheOf();
  answer = bad;
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.take("/about")));
  expect(new Set(await Promise.all(all.map((page) => textOf(page))))).toEqual(new Set([bad.text]));
  expect(all.map((page) => page?.status)).toEqual(Array(20).fill("status" in bad ? 500 : 200));
  expect(all[0]?.etag).toBeNull();
  expect(rendered).toHaveLength(1);
  answer = { text: "mended" };
  expect(await textOf(cache.take("/about"))).toBe("mended");
});

test.each([
  ["a page that is not there", { text: "x", status: 404 }],
  ["a page that nobody may keep", { text: "x", control: "no-cache" }],
])("%s is not cached, and is not rendered again at once", async (_what, bad) => {
  const cache = cacheOf();
  answer = bad;
  expect(await textOf(cache.take("/about"))).toBe("nothing");
  clock = 4_999;
  expect(await textOf(cache.take("/about"))).toBe("nothing");
  expect(rendered).toHaveLength(1);
  clock = 5_000;
  answer = { text: "mended" };
  expect(await textOf(cache.take("/about"))).toBe("mended");
});

test("while the API fails the last good page is served for an hour, and the API is not called on every request", async () => {
  const cache = cacheOf();
  await cache.take("/about");
  clock = 60_000;
  answer = { text: "broken", status: 500 };
  expect(await textOf(cache.take("/about"))).toBe("first");
  clock += 4_999;
  expect(await textOf(cache.take("/about"))).toBe("first");
  expect(rendered).toHaveLength(2);
  clock += 1;
  answer = { text: "holes", control: "no-store" };
  expect(await textOf(cache.take("/about"))).toBe("first");
  expect(rendered).toHaveLength(3);
  clock = 60 * 60 * 1000;
  expect(await textOf(cache.take("/about"))).toBe("holes");
  answer = { text: "mended" };
  expect(await textOf(cache.take("/about"))).toBe("mended");
});

test("a 404 removes the cached page instead of serving the stale one", async () => {
  const cache = cacheOf();
  await cache.take("/about");
  version = "2";
  answer = { text: "x", status: 404 };
  expect(await textOf(cache.take("/about"))).toBe("nothing");
  expect(cache.bytes()).toBe(0);
});

test("a request waits at most two seconds for a new page when there is a stale one", async () => {
  vi.useFakeTimers();
  const cache = cacheOf();
  await cache.take("/about");
  clock = 60_000;
  blocker = new Promise(() => {});
  const taken = textOf(cache.take("/about"));
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await taken).toBe("first");
});

test("stays within its byte limit and evicts the least recently used entry", async () => {
  const cache = cacheOf(40);
  for (const key of ["/a", "/b", "/c"]) await cache.take(key);
  await cache.take("/a");
  for (let n = 0; n < 10; n++) {
    await cache.take(`/page-${n}`);
    expect(cache.take("/a")).not.toBeInstanceOf(Promise);
  }
  expect(cache.bytes()).toBeLessThanOrEqual(40);
});

test("after a publish the cached pages are rendered again before anybody requests them", async () => {
  const cache = cacheOf();
  await cache.take("/about");
  await cache.take("/contacts");
  version = "2";
  answer = { text: "second" };
  await cache.renew();
  rendered = [];
  expect(await textOf(cache.take("/about"))).toBe("second");
  expect(await textOf(cache.take("/contacts"))).toBe("second");
  expect(rendered).toEqual([]);
});
