import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { erasePages, keepPage, listPages, renewPage } from "./kept-pages.ts";
import type { KeptAs } from "./messages.ts";

const MB = 1_000_000;
const ORIGIN = "https://renaria.example";

/** A fake browser cache, keyed by path only. */
function fakeCache(put: (path: string) => void) {
  const kept = new Map<string, Response>();
  return {
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: ORIGIN + path }))),
    match: (key: string | { url: string }) =>
      Promise.resolve(kept.get(typeof key === "string" ? key : new URL(key.url).pathname)?.clone()),
    matchAll: () => Promise.resolve([...kept.values()].map((one) => one.clone())),
    put: (path: string, response: Response) => {
      put(path);
      return Promise.resolve(void kept.set(path, response));
    },
    delete: (key: string | { url: string }) =>
      Promise.resolve(kept.delete(typeof key === "string" ? key : new URL(key.url).pathname)),
  };
}

let isDeviceFull = false;
beforeEach(() => {
  isDeviceFull = false;
  const caches = new Map<string, ReturnType<typeof fakeCache>>();
  const put = () => {
    if (isDeviceFull) throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("caches", {
    open(name: string) {
      const cache = caches.get(name) ?? fakeCache(put);
      caches.set(name, cache);
      return Promise.resolve(cache);
    },
  });
  vi.stubGlobal("navigator", { locks: { request: (_: string, run: () => Promise<void>) => run() } });
});
afterEach(() => vi.unstubAllGlobals());

/** Saves a page of this size, and returns the reason if it was refused. */
async function keep(path: string, as: KeptAs = "article", bytes = 1000): Promise<string> {
  return keepPage(path, as, answerOf(path, bytes)).then(
    () => "kept",
    (error: Error) => error.message,
  );
}

function answerOf(path: string, bytes = 1000): Response {
  const response = new Response(`<h1>${path}</h1>`.padEnd(bytes), { headers: { "Content-Type": "text/html" } });
  return Object.defineProperty(response, "type", { value: "basic" });
}

const paths = async () => (await listPages()).map(({ path }) => path);

test("a visitor may save forty pages; saved ones are updated, and the emergency page always has room", async () => {
  for (let n = 0; n < 40; n++) expect(await keep(`/${n}`)).toBe("kept");
  expect(await keep("/one-more")).toBe("too-many");
  expect(await keep("/7")).toBe("kept");
  expect(await keep("/information/when-to-call", "always")).toBe("kept");
  expect(await paths()).toHaveLength(41);
  await erasePages(({ path }) => path === "/0");
  expect(await keep("/one-more")).toBe("kept");
});

test("a page that was erased while it was being renewed does not come back", async () => {
  for (const path of ["/kept", "/erased"]) await keep(path);
  await erasePages(({ path }) => path === "/erased");
  for (const path of ["/kept", "/erased"]) await renewPage(path, "article", answerOf(path));
  expect(await paths()).toEqual(["/kept"]);
});

test("a page may have 5 MB, all pages together 30", async () => {
  expect(await keep("/huge", "article", 5 * MB + 1)).toBe("too-large");
  for (let n = 0; n < 6; n++) expect(await keep(`/${n}`, "article", 5 * MB)).toBe("kept");
  expect(await keep("/small")).toBe("no-room");
  expect(await paths()).toHaveLength(6);
});

test("only one own center is saved, even when the limit is reached", async () => {
  expect(await keep("/centers/kazan", "center")).toBe("kept");
  for (let n = 0; n < 39; n++) await keep(`/${n}`);
  expect(await keep("/centers/kerch", "center")).toBe("kept");
  expect((await paths()).filter((path) => path.startsWith("/centers"))).toEqual(["/centers/kerch"]);
});

test("a device without space reports it and keeps the pages it had", async () => {
  await keep("/first");
  isDeviceFull = true;
  expect(await keep("/second")).toBe("no-room");
  expect(await paths()).toEqual(["/first"]);
});
