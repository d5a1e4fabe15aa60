import { COASTS, PARTS, projectionAround, SHEETS } from "#site/tools/centers/map/project.ts";
import { outlineOf } from "./outline.ts";

/** The smallest triangle of a coast, in square units, that is worth its bytes. */
const LEAST = 4;

/** The file of outlines, as committed. */
export function outlinesFile(): string {
  const coasts = Object.entries(COASTS).map(([region, { around, reach, unit }]) => {
    const half = reach / unit;
    const frame = { projection: projectionAround(around), scale: 1 / unit, x: half, y: half };
    return [region, outlineOf({ ...frame, width: 2 * half, height: 2 * half }, "10m", 60)] as const;
  });
  return [
    "// Made by `npm run map` from Natural Earth (public domain): land and coasts, no borders. Not edited by hand.",
    `export const land = {\n${PARTS.map((part) => `  ${part}: "${outlineOf(SHEETS[part], "50m", LEAST)}",\n`).join("")}};`,
    "/** By region, in the units of its entry in COASTS. */",
    `export const coasts: Record<string, string> = {\n${coasts.map(([region, path]) => `  ${/^\w+$/.test(region) ? region : `"${region}"`}:\n    "${path}",\n`).join("")}};`,
    "",
  ].join("\n");
}
