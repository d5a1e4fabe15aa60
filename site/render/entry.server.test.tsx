import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Client } from "../api/client.server.ts";
import { siteContext } from "./context.server.ts";
import { createRequestHandler } from "./entry.server.tsx";

import { ru } from "../i18n/ru.ts";
import type * as ErrorPageModule from "../frame/error-page.tsx";
import { all, attributes, has, text } from "../../tests/support/read-html.ts";
import { sampleSite } from "../../tests/support/sample-site.ts";

const broken = vi.hoisted(() => ({ isErrorPage: false }));
vi.mock("../pages/agreement.tsx", () => ({
  action: undefined,
  islandLoader: undefined,
  loader: async () => ({ secret: "what the loader knows" }),
  default: () => {
    throw new Error("a broken view");
  },
}));
vi.mock("../pages/accessibility.tsx", () => ({
  action: undefined,
  islandLoader: undefined,
  loader: async () => ({ secret: "what the loader knows" }),
  default: ({ loaderData }: { loaderData: { secret: string } }) => <main>{loaderData.secret.length}</main>,
}));
vi.mock("../frame/error-page.tsx", async (original) => {
  const { ErrorPage } = await original<typeof ErrorPageModule>();
  return {
    ErrorPage: (props: Parameters<typeof ErrorPage>[0]) => {
      if (broken.isErrorPage) throw new Error("a broken error page");
      return <ErrorPage {...props} />;
    },
  };
});
beforeEach(() => void (broken.isErrorPage = false));

/** One request, with an API that never answers. */
async function ask(path: string, init?: RequestInit) {
  const silent = async () => {
    throw new Error("no API here");
  };
  const site = sampleSite(new Proxy({}, { get: () => silent }) as Client);
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  const reported: string[] = [];
  site.reportError = (error) => void reported.push(String(error));
  const stylesOf = vi.fn((modules: string[]) => modules.map((module) => `/${module}.css`));
  const handle = createRequestHandler({ scripts: ["/entry.js"], stylesOf });
  const response = await handle(new Request(`https://renaria.example${path}`, init), context);
  return { status: response.status, headers: response.headers, html: await response.text(), reported };
}

test("a page has its loader's result, its script and its styles, but not the loader's data", async () => {
  const { status, headers, html } = await ask("/accessibility");
  expect([status, headers.get("Content-Type"), headers.get("Vary")]).toEqual([
    200,
    "text/html; charset=utf-8",
    "Accept, Cookie",
  ]);
  expect(text(html, "main")).toBe("21");
  expect(attributes(html, "link[rel=stylesheet]", "href")).toContain("/site/pages/accessibility.tsx.css");
  expect(all(html, "script").map(({ attribs }) => attribs)).toEqual([{ type: "module", src: "/entry.js" }]);
  expect(html).not.toContain("what the loader knows");
});

test("a view that throws becomes the error page in the shell, without the failed view's styles; it is reported once", async () => {
  const { status, html, reported } = await ask("/agreement");
  expect(status).toBe(500);
  expect(text(html, "h1")).toBe(ru.error.broken.replaceAll("\u00a0", " "));
  expect(has(html, "footer")).toBe(true);
  expect(html).not.toContain("agreement.tsx.css");
  expect(reported.filter((error) => error.includes("a broken view"))).toHaveLength(1);
});

test("when the error page throws too, the fallback page depends on nothing", async () => {
  broken.isErrorPage = true;
  const { status, html, reported } = await ask("/agreement");
  expect(status).toBe(500);
  expect(text(html, "h1")).toBe("An error occurred while showing this page");
  expect(html).not.toContain("stylesheet");
  expect(reported.join()).toMatch(/a broken view.*a broken error page/);
});

test("unknown paths and wrong methods are client errors and are not reported", async () => {
  const answers = await Promise.all([
    ask("/a/b/c/d"),
    ask("/accessibility", { method: "POST" }),
    ask("/accessibility", { method: "OPTIONS" }),
    ask("/robots.txt", { method: "POST" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 405, 405, 405]);
  expect(answers.at(-1)?.html).toBe('{"status":405}');
  expect(answers.flatMap(({ reported }) => reported).filter((error) => !error.includes("no API here"))).toEqual([]);
});

test("a HEAD request gets no body", async () => {
  const { status, headers, html } = await ask("/accessibility", { method: "HEAD" });
  expect([status, headers.get("Content-Type"), html]).toEqual([200, "text/html; charset=utf-8", ""]);
});
