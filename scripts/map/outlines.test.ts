import { readFileSync } from "node:fs";
import { geoConicEquidistant } from "d3-geo";
import { expect, test } from "vitest";
import { EARTH_KM, partOf, pointOn, SHEETS } from "#site/tools/centers/map/project.ts";
import { outlinesFile } from "./outlines.ts";

test("the committed outlines are what the script draws", () => {
  expect(readFileSync("site/tools/centers/map/outlines.ts", "utf8")).toBe(outlinesFile());
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
