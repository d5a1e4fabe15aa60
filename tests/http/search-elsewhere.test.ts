import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startApiProxy } from "../support/api-proxy.ts";
import { has, links, main, text } from "../support/read-html.ts";
import { type RunningServer, startServer } from "../support/server.ts";

// The site on another API, which implements the search in its own way.
let own: RunningServer;
let site: RunningServer;
let api: Awaited<ReturnType<typeof startApiProxy>>;
let answer: ((body: string) => Response | Promise<Response> | undefined) | undefined;
beforeAll(async () => {
  own = await startServer();
  api = await startApiProxy(own.origin, ({ path, body }) => (path === "/search" ? answer?.(body) : undefined));
  site = await startServer({ API_BASE_URL: api.base });
});
afterEach(() => (answer = undefined));
afterAll(async () => {
  await site.stop();
  api.close();
  await own.stop();
});

const load = async (path: string) => {
  api.calls.length = 0;
  const response = await fetch(site.origin + path);
  const html = await response.text();
  const asked = api.calls.flatMap(({ path, body }) => (path === "/search" ? (JSON.parse(body) as object) : []));
  return { status: response.status, page: main(html), asked };
};
const articles = { id: "2.2", type: "default", conditions: { isActive: true }, limit: 30 };
const centers = { id: 1, type: "config" };

test.each([
  [
    "/search?q=dialysis",
    [{ id: "2.1", type: "default", conditions: { parent: 29, isActive: true } }, { ...articles, page: 1 }, centers],
  ],
  ["/en/search?q=dialysis", [{ ...articles, page: 1 }, centers]],
  ["/search?q=dialysis&page=2", [{ ...articles, page: 2 }]],
  ["/en/search?q=dialysis&page=2", [{ ...articles, page: 2 }]],
])("%s makes one call, for what it shows", async (path, filters) => {
  expect((await load(path)).asked).toEqual([{ query: "dialysis", filters }]);
});

test("everything loaded before is requested again, each page as it was", async () => {
  const { status, asked } = await load("/search?q=диализ&upto=2");
  expect(status).toBe(200);
  expect(asked).toEqual([
    {
      query: "диализ",
      filters: [
        { id: "2.1", type: "default", conditions: { parent: 29, isActive: true } },
        { ...articles, page: 1 },
        centers,
      ],
    },
    { query: "диализ", filters: [{ ...articles, page: 2 }] },
  ]);
});

test("without results no further page is requested", async () => {
  const { status, asked } = await load("/search?q=бульдозер&upto=2");
  expect([status, asked.length]).toEqual([200, 1]);
});

test("two records at one address are one result", async () => {
  answer = () =>
    Response.json({
      status: 200,
      data: { search: [{ type: "default", id: "2.2", ids: [71, 71, 70], pages: 1 }] },
    });
  expect(links((await load("/search?q=диализ")).page, "h3 > a")).toHaveLength(2);
});

test.each(["/search", "/search?q=", "/search?q=+++", "/search?q=ab", "/en/search?q=ab"])(
  "%s makes no call",
  async (path) => {
    expect((await load(path)).asked).toEqual([]);
  },
);

test("results of an API without corrections and matches are shown with the records' own text", async () => {
  answer = () =>
    Response.json({
      status: 200,
      data: {
        search: [
          { type: "default", id: "2.1", ids: [8, 30], pages: 1 },
          { type: "default", id: "2.2", ids: [71, 999_999, 70], pages: 1 },
          { type: "config", id: 1, ids: [108], pages: 1 },
        ],
      },
    });
  const { page } = await load("/search?q=lbfkbp");
  // In the order of the answer; missing records, and categories that are not ours, are left out.
  expect(links(page, "h3 > a")).toEqual([
    "/centers/kazan-rodnikovaya",
    "/information/fistula",
    "/information/treatment/dry-weight",
    expect.stringContaining("/"),
  ]);
  expect(has(page, "mark")).toBe(false);
  expect(text(page)).not.toContain("Показаны результаты");
});

test.each([
  ["an envelope that says no", () => Response.json({ status: 500, message: "Boom" }, { status: 500 })],
  ["no envelope", () => new Response("<html>")],
  ["another shape", () => Response.json({ status: 200, data: { search: "none" } })],
])("a search that fails (%s) is logged and shows no results", async (_name, fails) => {
  const before = site.output().length;
  answer = fails;
  const { status, page } = await load("/search?q=диализ");
  expect(status).toBe(200);
  expect(text(page)).toContain("Ничего не нашлось");
  expect(has(page, "[data-results]")).toBe(false);
  await expect.poll(() => site.output().slice(before)).toContain('"level":50');
  expect((await load("/search?q=диализ&page=2")).status).toBe(200);
});
