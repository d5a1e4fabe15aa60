import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCycles } from "./cycles.ts";

test("there are no import cycles", () => {
  const files = globSync("{contract,api,publishing,site,server}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(500);
  expect(findCycles(new Map(files.map((file) => [file, readFileSync(file, "utf8")])))).toEqual([]);
});

test("detects a cycle of type imports", () => {
  const sources = new Map([
    ["api/a.ts", 'import { b } from "./b.ts"; import type { c } from "#contract/c.ts";'],
    ["api/b.ts", 'import type { a } from "./a.ts";'],
    ["contract/c.ts", ""],
  ]);
  expect(findCycles(sources)).toEqual(["api/a.ts → api/b.ts → api/a.ts"]);
});
