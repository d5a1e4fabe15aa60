import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every picture is replaced by its text where pictures are off: <Image>, <Picture>, or inside <Pictured>", () => {
  const files = globSync("site/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => hasBarePicture(readFileSync(file, "utf8")))).toEqual([]);
});

test.each(['<img src="a.svg" alt="">', "<picture>", "return <img\n  alt", '<svg role="img" aria-label="Map">'])(
  "detects %j",
  (text) => {
    expect(hasBarePicture(text)).toBe(true);
    expect(hasBarePicture(`<Pictured alt="">${text}</Pictured>`)).toBe(false);
  },
);

function hasBarePicture(text: string): boolean {
  const code = text.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/<Pictured\b.*?<\/Pictured>/gs, "");
  return /<(img|picture)[\s>]|role="img"/.test(code);
}
