import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCrossings } from "./floors.ts";

test("no file imports from a floor it may not reach", () => {
  const files = globSync("{contract,api,site,server,scripts,tests}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(50);
  expect(findCrossings(new Map(files.map((file) => [file, readFileSync(file, "utf8")])))).toEqual([]);
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
])("a planted import in %s is caught: %s", (file, text) => {
  expect(findCrossings(new Map([[file, text]]))).toHaveLength(1);
});

test.each([
  ["api/a.ts", 'import { b } from "#contract/b.ts"'],
  ["site/a.ts", 'import { b } from "./ui/b.ts"'],
  ["server/a.ts", 'import { b } from "#site/b.ts"'],
  ["api/a.test.ts", 'import { b } from "../tests/support/b.ts"'],
])("an allowed import in %s passes: %s", (file, text) => {
  expect(findCrossings(new Map([[file, text]]))).toEqual([]);
});
