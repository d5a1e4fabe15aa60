import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findClimbs, findCrossings, findReact } from "./floors.ts";

const files = globSync("{contract,api,publishing,site,server,scripts,tests}/**/*.{ts,tsx}");
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

test("no file imports from a layer that it may not use", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(findCrossings(sources)).toEqual([]);
});

test("no layer of the site imports one above it, and only the routes import pages", () => {
  expect(findClimbs(sources)).toEqual([]);
});

test.each([
  ["site/parts/a.ts", 'import { b } from "../tools/b.ts"'],
  ["site/parts/blocks/a.tsx", 'import type { b } from "../../frame/b.tsx"'],
  ["site/tools/forms/a.ts", 'import { b } from "../../frame/b.ts"'],
  ["site/frame/a.ts", 'import { b } from "../pages/b.ts"'],
  ["site/islands/a.ts", 'const b = import("../pages/b.tsx")'],
  ["site/routes.ts", 'import { b } from "./pages/b.tsx"'],
])("detects an import of a higher layer in %s: %s", (file, text) => {
  expect(findClimbs(new Map([[file, text]]))).toHaveLength(1);
});

test("a page may import from the layers below it", () => {
  const text = 'import { a } from "../tools/a.ts"; import { b } from "./b.ts"; import { c } from "../parts/c.ts";';
  expect(findClimbs(new Map([["site/pages/a.tsx", text]]))).toEqual([]);
});

test("browser code that is loaded on every page never imports React", () => {
  const loaded = files.filter((file) => file.startsWith("site/browser/") && !file.includes(".test."));
  expect(loaded.length).toBeGreaterThan(10);
  expect(findReact(sources, [...loaded, "site/entry.client.ts"])).toEqual([]);
});

test("detects React at the end of an import chain, but not as a type or a dynamic import", () => {
  const planted = new Map([
    ["site/browser/a.ts", 'import { b } from "../state/b.ts"; import type { C } from "./c.ts"; import("./c.ts");'],
    ["site/state/b.ts", 'import { use } from "react";'],
    ["site/browser/c.ts", 'import "react-dom/client";'],
  ]);
  expect(findReact(planted, ["site/browser/a.ts"])).toEqual(["site/browser/a.ts → site/state/b.ts → react"]);
});

test.each([
  ["contract/a.ts", 'import { b } from "#api/b.ts"'],
  ["contract/blocks/a.ts", 'import { b } from "../../api/b.ts"'],
  ["api/a.ts", 'import type { b } from "#site/b.ts"'],
  ["site/pages/a.tsx", 'import { b } from "../../api/b.ts"'],
  ["site/a.ts", 'export { b } from "#server/b.ts"'],
  ["site/a.ts", 'export * from "#server/b.ts"'],
  ["site/ui/a.tsx", 'import { b } from "#contract/b.ts"'],
  ["site/ui/a.tsx", 'import { b } from "../i18n/b.ts"'],
  ["api/a.ts", 'const b = await import("#server/b.ts")'],
  ["server/a.ts", 'import { b } from "../tests/b.ts"'],
  ["api/a.ts", 'import { b } from "../contract/b.ts"'],
  ["site/pages/a.tsx", 'import type { b } from "../../contract/b.ts"'],
  ["tests/http/a.ts", 'import { b } from "../../server/b.ts"'],
])("detects a forbidden import in %s: %s", (file, text) => {
  expect(findCrossings(new Map([[file, text]]))).toHaveLength(1);
});

test.each([
  ["api/a.ts", 'import { b } from "#contract/b.ts"'],
  ["site/a.ts", 'import { b } from "./ui/b.ts"'],
  ["server/a.ts", 'import { b } from "#site/b.ts"'],
  ["scripts/a.ts", 'import { b } from "../tests/b.ts"'],
  ["api/a.test.ts", 'import { b } from "../tests/support/b.ts"'],
])("allows an import in %s: %s", (file, text) => {
  expect(findCrossings(new Map([[file, text]]))).toEqual([]);
});
