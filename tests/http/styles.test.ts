import { expect, test } from "vitest";
import { builtPages } from "../support/pages.ts";
import { sharedServer } from "../support/shared-server.ts";

const server = sharedServer("plain");

const LAYERS = ["reset", "tokens", "base", "components", "large", "vision"];

/** The layers in the order of their first mention, which is the order in which they apply. */
const layersIn = (text: string) => [
  ...new Set([...text.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = ""]) => names.split(/, */))),
];

const stylesOf = async (path: string) => {
  const html = await (await fetch(server.origin + path)).text();
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"(?! media="print")/g)].map(
    ([, address = ""]) => address,
  );
};

test("on every page the styles that set the order of layers come first, and none is loaded twice", async () => {
  const faults: string[] = [];
  for (const path of [...builtPages.map(({ path }) => path), "/nowhere", "/en/nowhere", "/_/styleguide"]) {
    const [first = "", ...others] = await stylesOf(path);
    const text = await (await fetch(server.origin + first)).text();
    if (layersIn(text).join() !== LAYERS.join()) faults.push(`${path}: ${first} says ${layersIn(text)}`);
    if (new Set([first, ...others]).size !== others.length + 1) faults.push(`${path}: ${others.join(" ")}`);
  }
  expect(faults).toEqual([]);
});

test("a page has one style sheet besides the shell's, its own last; an error page has the error styles", async () => {
  const [shell, error, ...others] = await stylesOf("/nowhere");
  expect(error).toMatch(/^\/assets\/error-page-/);
  expect(others).toEqual([]);
  const centers = await stylesOf("/centers");
  expect(centers).toEqual([shell, expect.stringMatching(/^\/assets\/page-/)]);
  const parts = await fetch(server.origin + centers[1]?.replace(/css$/, "json"));
  expect(parts.headers.get("Cache-Control")).toContain("immutable");
  const names = (await parts.json()) as string[];
  expect(names.join()).toMatch(/^\/assets\/tabs-\S+,\S+\/prose-\S+,\S+\/blocks-\S+,\S+\/centers-[\w-]+\.css$/);
});

test("print styles come last, and do not block rendering on a screen", async () => {
  const html = await (await fetch(`${server.origin}/`)).text();
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(links.filter((link) => link.includes('media="print"'))).toEqual([links.at(-1)]);
});
