import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { screenshots } from "../../scripts/screenshots.ts";

const FOLDER = "docs/screenshots";

test("the screenshots are exactly those listed, each is shown, and none is too large", () => {
  const files = globSync("*.webp", { cwd: FOLDER }).toSorted();
  expect(files).toEqual(screenshots.map(({ name }) => `${name}.webp`).toSorted());
  const list = readFileSync(`${FOLDER}/README.md`, "utf8");
  expect(files.filter((file) => !list.includes(`src="${file}"`))).toEqual([]);
  const sizes = files.map((file) => statSync(`${FOLDER}/${file}`).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(700_000);
});
