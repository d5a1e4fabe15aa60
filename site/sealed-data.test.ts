import { data, type ServerBuild, type StaticHandlerContext } from "react-router";
import { expect, test } from "vitest";
import { openLoaderData, sealLoaders } from "./sealed-data.server.ts";

const View = () => null;

/** What React Router gets of a loader, by the sealed build. */
async function answered(answer: unknown, view: unknown = View): Promise<unknown> {
  const module = { default: view, loader: async () => answer };
  const build = sealLoaders({ routes: { page: { id: "page", module } } } as unknown as ServerBuild);
  const loader = build.routes["page"]?.module.loader as (() => Promise<unknown>) | undefined;
  return loader?.();
}

test("a page's data travels where nothing can be written of it, and is itself again when opened", async () => {
  const page = { title: "Диализ", rows: [1, 2] };
  const sealed = await answered(page);
  expect([JSON.stringify(sealed), typeof sealed]).toEqual([undefined, "function"]);
  const context = { loaderData: { page: sealed, other: null } } as unknown as StaticHandlerContext;
  openLoaderData(context);
  expect(context.loaderData["page"]).toBe(page);
  expect(context.loaderData["other"]).toBe(null);
  // A second rendering, of an error, gets the same context.
  openLoaderData(context);
  expect(context.loaderData["page"]).toBe(page);
});

test("what React Router has to read itself stays as it is", async () => {
  const response = new Response("gone", { status: 410 });
  expect(await answered(response)).toBe(response);
  const gone = data({ title: "gone" }, { status: 410 });
  expect(await answered(gone)).toBe(gone);
  const feed = { items: [] };
  expect(await answered(feed, null)).toBe(feed);
});
