import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { pages } from "../../urls.ts";
import { runMiddleware } from "./run-middleware.server.ts";

afterEach(() => vi.restoreAllMocks());

const run = (pattern: string, address: string) =>
  runMiddleware(
    {
      url: new URL(`http://localhost${address}`),
      pattern,
      params: {},
      context: new RouterContextProvider(),
    } as never,
    async () => new Response("page"),
  );

test("a page without middleware is answered directly", async () => {
  expect(await ((await run("/about", "/about")) as Response).text()).toBe("page");
});

test("the first page of a list has a single address, in both languages", async () => {
  for (const prefix of ["", "/en"]) {
    const response = await thrownBy(async () => run(`${prefix}/about/news`, `${prefix}/about/news?page=1&x=2`));
    if (!(response instanceof Response)) throw new Error("no redirect");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`${prefix}/about/news?x=2`);
  }
  expect(await ((await run("/about/news", "/about/news?page=2")) as Response).text()).toBe("page");
});

test("an unknown middleware name is an error that names it", async () => {
  vi.spyOn(pages.news, "middleware", "get").mockReturnValue(["toString"] as never);
  expect(await thrownBy(async () => run("/about/news", "/about/news"))).toMatchObject({
    data: { message: "Unknown middleware toString" },
    init: { status: 500 },
  });
});

async function thrownBy(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}
