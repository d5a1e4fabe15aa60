import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { drawings } from "./drawings.ts";
import { faces } from "./faces.ts";

const pictures = new Map(
  globSync("content/pictures/*.svg").map((file) => [basename(file, ".svg"), readFileSync(file, "utf8")]),
);

test("what is committed is what the code draws", () => {
  const drawn = drawings();
  expect(drawn.size).toBeGreaterThan(90);
  const changed = [...drawn].filter(([name, svg]) => pictures.get(name) !== svg).map(([name]) => name);
  expect(changed, "run node scripts/make-drawings.ts").toEqual([]);
});

test("a drawing is small, and holds nothing that runs, loads or overrides the page", () => {
  expect(pictures.size).toBeGreaterThan(100);
  for (const [name, svg] of pictures) {
    expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(12 * 1024);
    expect(svg, name).not.toMatch(/<script| style=|href=|NaN|undefined|url\((?!#)/);
    expect(svg, name).toContain("prefers-color-scheme:dark");
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

describe("faces", () => {
  const people = Object.entries(faces).map(([key, [, ...traits]]) => ({ key, traits }));

  test("no two share more than three of the eight traits", () => {
    const alike = people.flatMap((one, index) =>
      people
        .slice(index + 1)
        .filter((other) => one.traits.filter((trait, place) => trait === other.traits[place]).length > 3)
        .map((other) => `${one.key} and ${other.key}`),
    );
    expect(people.length).toBeGreaterThan(25);
    expect(alike).toEqual([]);
  });

  test("each stands with one person, and nobody's is left over", () => {
    const shown = globSync("content/{specialists,articles/{stories,speech}}/*.ru.md").flatMap(
      (file) => /^image: pictures\/face-([\w-]+)\.svg$/m.exec(readFileSync(file, "utf8"))?.[1] ?? [],
    );
    expect([...new Set(shown)].toSorted()).toEqual(people.map(({ key }) => key).toSorted());
  });
});
