import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every picture puts its text in its place where pictures are off: <Image>, <Picture>, or inside <Pictured>", () => {
  const files = globSync("site/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => hasBarePicture(readFileSync(file, "utf8")))).toEqual([]);
});

test.each(['<img src="a.svg" alt="">', "<picture>", "return <img\n  alt", '<svg role="img" aria-label="Map">'])(
  "a planted %j is seen",
  (text) => {
    expect(hasBarePicture(text)).toBe(true);
    expect(hasBarePicture(`<Pictured alt="">${text}</Pictured>`)).toBe(false);
  },
);

test("a scene is fetched ahead on the screens that show it, and on no other", () => {
  const [, query = "none"] = /SHOWN_AT = "([^"]+)"/.exec(readFileSync("site/article/scene.tsx", "utf8")) ?? [];
  const [, shown = ""] = readFileSync("site/ui/page-head.css", "utf8").split(`@media ${query}`);
  expect(shown).toMatch(/\.page-head-picture \{\s*display: block/);
});

function hasBarePicture(text: string): boolean {
  const code = text.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/<Pictured\b.*?<\/Pictured>/gs, "");
  return /<(img|picture)[\s>]|role="img"/.test(code);
}
