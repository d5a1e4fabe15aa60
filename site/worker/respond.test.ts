import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyOf } from "./kept-pages.ts";
import { answerTo } from "./respond.ts";
import type { FetchEvent } from "./worker-scope.ts";

vi.mock("./kept-pages.ts", () => ({
  copyOf: vi.fn(),
  listPages: () => Promise.resolve([]),
  fileOf: () => Promise.resolve(undefined),
}));

const ORIGIN = "https://renaria.example";
const SECOND = 1000;

/** A visitor opens a page, without navigation preload. */
function visit(path: string): FetchEvent {
  const request = new Request(ORIGIN + path);
  return {
    request: Object.defineProperties(request, { mode: { value: "navigate" }, destination: { value: "document" } }),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
  } as unknown as FetchEvent;
}

const keep = (...paths: string[]) =>
  vi
    .mocked(copyOf)
    .mockImplementation((path) => Promise.resolve(paths.includes(path) ? new Response(`copy of ${path}`) : undefined));

/** The response after this many milliseconds; null if it is still pending. */
async function answeredAfter(ms: number, path: string) {
  let answer: Response | null = null;
  void answerTo(visit(path))?.then((response) => (answer = response));
  await vi.advanceTimersByTimeAsync(ms);
  return answer as Response | null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", new URL(ORIGIN));
  // A stalled connection: it never answers and never fails.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a connection that hangs falls back to the copy after six seconds, and not before", async () => {
  keep("/lifestyle/potassium");
  expect(await answeredAfter(5.9 * SECOND, "/lifestyle/potassium")).toBeNull();
  expect(await (await answeredAfter(6 * SECOND, "/lifestyle/potassium"))?.text()).toBe("copy of /lifestyle/potassium");
});

test("an answer within six seconds is used instead of the copy", async () => {
  keep("/lifestyle/potassium");
  vi.stubGlobal(
    "fetch",
    () => new Promise((resolve) => setTimeout(resolve, 5 * SECOND, new Response("from the network"))),
  );
  expect(await (await answeredAfter(5 * SECOND, "/lifestyle/potassium"))?.text()).toBe("from the network");
});

test("without a copy a slow page is waited for; the list of saved pages comes only when the connection fails", async () => {
  keep("/en/saved");
  expect(await answeredAfter(60 * SECOND, "/en/treatment")).toBeNull();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  const atHand = await answeredAfter(0, "/en/treatment");
  expect([atHand?.status, await atHand?.text()]).toEqual([503, "copy of /en/saved"]);
});

test("where the list is saved in the other language only, that one is shown", async () => {
  keep("/saved");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  const atHand = await answeredAfter(0, "/en/information/when-to-call");
  expect([atHand?.status, await atHand?.text()]).toEqual([503, "copy of /saved"]);
});

test("an address with a query is not answered by the copy of the page without one", async () => {
  keep("/centers");
  expect(await answeredAfter(60 * SECOND, "/centers?q=Kazan")).toBeNull();
});
