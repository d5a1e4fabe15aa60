import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { findBrokenLinks, findMissingPaths } from "./documents.ts";

const documents = new Map(
  globSync(["README.md", "docs/**/*.md"]).map((file) => [file, readFileSync(file, "utf8")] as const),
);
const fileNames = new Set(
  globSync(["*.{ts,mjs}", "{api,bench,contract,publishing,scripts,server,site,tests}/**/*.{ts,tsx,css,mjs}"]).map(
    (file) => basename(file),
  ),
);
const project = {
  hasPath: (path: string) => (path.includes("*") ? globSync(path).length > 0 : existsSync(path)),
  hasFileCalled: (name: string) => fileNames.has(name),
};

test("every file and folder that a document names exists", () => {
  const missing = [...documents].flatMap(([file, text]) =>
    findMissingPaths(text, project).map((path) => `${file}: ${path}`),
  );
  expect(documents.size).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

test("every link between documents leads to an existing file and heading", () => {
  expect(findBrokenLinks(documents, project)).toEqual([]);
});

test.each([
  ["Made by: `site/gone.ts`", ["site/gone.ts"]],
  ["`tests/*.test.ts` and `ops/gone/`", ["tests/*.test.ts", "ops/gone/"]],
  ["see `gone.server.ts` and `here.ts`", ["gone.server.ts"]],
  ["```ts\n`site/example.ts`\n```", []],
])("detects a missing path in %j", (text, missing) => {
  const nothing = { hasPath: () => false, hasFileCalled: (name: string) => name === "here.ts" };
  expect(findMissingPaths(text, nothing)).toEqual(missing);
});

test.each([
  ["[a](b.md)", []],
  ["[a](b.md#two-words-1)", []],
  ["[a](#own)\n\n# Own", []],
  ['[a](#named)\n\n<a id="named"></a>', []],
  ["[a](https://example.com/#none)", []],
  ["`![a](gone.md)` in an example", []],
  ["[a](gone.md)", ["docs/a.md: gone.md"]],
  ["[a](b.md#gone)", ["docs/a.md: b.md#gone"]],
  ["[a](#gone)", ["docs/a.md: #gone"]],
  ["[a](../site#gone)", ["docs/a.md: ../site#gone"]],
])("detects a broken link in %j", (text, broken) => {
  const two = new Map([
    ["docs/a.md", text],
    ["docs/b.md", "# Two words\n\n## [Two](x) `words`!"],
  ]);
  const links = findBrokenLinks(two, { hasPath: (path) => two.has(path) || path === "site" });
  expect(links.filter((link) => link.startsWith("docs/a.md"))).toEqual(broken);
});
