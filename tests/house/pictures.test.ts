import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The two that show pictures; both know what to do where a visitor wants none. */
const SHOWING = ["site/ui/image.tsx", "site/ui/picture.tsx"];

test("no bare <img>: <Image> and <Picture> put the text in its place where pictures are off", () => {
  const files = globSync("site/**/*.tsx").filter((file) => !SHOWING.includes(file) && !file.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => hasBareImage(readFileSync(file, "utf8")))).toEqual([]);
});

test.each(['<img src="a.svg" alt="">', "<picture>", "return <img\n  alt"])("a planted %j is seen", (text) => {
  expect(hasBareImage(text)).toBe(true);
});

function hasBareImage(text: string): boolean {
  return /<(img|picture)[\s>]/.test(text.replaceAll(/\/\*.*?\*\//gs, ""));
}
