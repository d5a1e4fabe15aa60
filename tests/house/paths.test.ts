import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathOf } from "#contract/paths.ts";
import { findTypedPaths } from "./paths.ts";

/** The script of every page does not contain the table; its address is compared with the table below. */
const COOKIE_NOTICE = "site/browser/cookie-notice.ts";

test("paths are written in contract/paths.ts only", () => {
  // The API's own calls have paths too, and the examples of blocks are content.
  const files = globSync("{contract/*,{api,site}/**/*}.{ts,tsx}", {
    exclude: ["contract/paths.ts", "contract/calls.ts", COOKIE_NOTICE, "**/*.test.{ts,tsx}"],
  });
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => findTypedPaths(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("the cookie notice links to the page of the path table", () => {
  const path = pathOf("cookiePolicy");
  const right = [path, `/en${path}`].map((address) => `${COOKIE_NOTICE} types ${address}`);
  expect(right).toEqual(expect.arrayContaining(findTypedPaths(COOKIE_NOTICE, readFileSync(COOKIE_NOTICE, "utf8"))));
});

test.each([
  'loadIntro(context, "/centers")',
  "const path = `/dialysis/regions/${alias}`",
  'const to = "/en/about"',
  'const to = "/search?q="',
  String.raw`/^\/centers\/tyumen/.test(path)`,
  'fetch("/feed.xml")',
])("detects a hard-coded path: %s", (text) => {
  expect(findTypedPaths("site/a.ts", text)).toHaveLength(1);
});

test.each(['const to = "/"', 'import { a } from "../centers/a.ts"', 'const file = "/share-ru.png"'])(
  "allows what is not a path: %s",
  (text) => {
    expect(findTypedPaths("site/a.ts", text)).toEqual([]);
  },
);
