import { readFileSync } from "node:fs";
import { geoConicEquidistant } from "d3-geo";
import { expect, test } from "vitest";
import { EARTH_KM, partOf, pointOn, SHEETS } from "#site/tools/centers/map/project.ts";
import { land } from "#site/tools/centers/map/outlines.ts";
import { outlinesFile } from "./outlines.ts";

test("the committed outlines are what the script draws", () => {
  expect(readFileSync("site/tools/centers/map/outlines.ts", "utf8")).toBe(outlinesFile());
});

test("the map of the country has no specks: every piece of land is large", () => {
  for (const path of Object.values(land))
    for (const piece of path.split("z").filter(Boolean)) {
      const [, x, y, steps = ""] = /^M(-?\d+) (-?\d+)l(.*)$/.exec(piece) ?? [];
      const numbers = steps.match(/-?\d+/g)?.map(Number) ?? [];
      let at = { x: Number(x), y: Number(y) };
      let area = 0;
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const next = { x: at.x + (numbers[i] ?? 0), y: at.y + (numbers[i + 1] ?? 0) };
        area += (at.x * next.y - next.x * at.y) / 2;
        at = next;
      }
      area += (at.x * Number(y) - Number(x) * at.y) / 2;
      expect(Math.abs(area)).toBeGreaterThanOrEqual(80);
    }
});

test.each([
  ["Moscow", 37.617, 55.756],
  ["Vladivostok", 131.885, 43.115],
  ["Sevastopol", 33.525, 44.617],
  ["Murmansk", 33.075, 68.97],
])("%s is where d3 projects it", (_, longitude, latitude) => {
  const sheet = SHEETS[partOf({ longitude, latitude })];
  const { projection, scale, x, y } = sheet;
  const [east, south] = geoConicEquidistant()
    .parallels([...projection.parallels])
    .rotate([-projection.longitude, 0])
    .center([0, projection.latitude])
    .scale(scale * EARTH_KM)
    .translate([x, y])([longitude, latitude]) ?? [0, 0];
  expect(pointOn(sheet, { longitude, latitude })).toEqual({ x: Math.round(east), y: Math.round(south) });
});
