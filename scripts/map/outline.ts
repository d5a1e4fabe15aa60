import { readFileSync } from "node:fs";
import { geoConicEquidistant, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { EARTH_KM, type Frame } from "#site/tools/centers/map/project.ts";

type Ring = [number, number][];
export type Detail = "110m" | "50m" | "10m";

/** A margin around the sheet, so that the cut edge of land never looks like a coast. */
const MARGIN = 12;

/** The land of a sheet as SVG path data: only coasts, no borders, no islands below `leastIsland` square units. */
export function outlineOf(frame: Frame, detail: Detail, leastArea: number, leastIsland = 0): string {
  const { projection, scale, x, y, width, height } = frame;
  const projected = geoConicEquidistant()
    .parallels([...projection.parallels])
    .rotate([-projection.longitude, 0])
    .center([0, projection.latitude])
    .scale(scale * EARTH_KM)
    .translate([x, y])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [width + MARGIN, height + MARGIN],
    ]);
  const rings: Ring[] = [];
  geoPath(projected, {
    beginPath() {},
    closePath() {},
    arc() {},
    moveTo: (east, south) => rings.push([[Math.round(east), Math.round(south)]]),
    lineTo: (east, south) => rings.at(-1)?.push([Math.round(east), Math.round(south)]),
  })(landOf(detail));
  return rings
    .filter((ring) => !ring.every((point) => isEdge(point, frame)))
    .map((ring) => simplify(ring, leastArea))
    .filter((ring) => ring.length > 3 && areaOf(ring) >= leastIsland)
    .map(toPath)
    .join("");
}

/** A tiny island drawn inside out produces a ring along the sheet's edge: it would cover the sea. */
function isEdge([x, y]: [number, number], { width, height }: Frame): boolean {
  return x <= -MARGIN || y <= -MARGIN || x >= width + MARGIN || y >= height + MARGIN;
}

function landOf(detail: Detail) {
  const atlas = JSON.parse(readFileSync(`node_modules/world-atlas/land-${detail}.json`, "utf8"));
  return feature(atlas, atlas.objects.land);
}

/** Visvalingam's algorithm: removes the point with the smallest triangle until all are large enough. */
function simplify(ring: Ring, least: number): Ring {
  const kept = [...ring];
  for (;;) {
    let worst = -1;
    let worstArea = least;
    for (let index = 1; index < kept.length - 1; index++) {
      const area = triangle(kept[index - 1], kept[index], kept[index + 1]);
      if (area < worstArea) [worst, worstArea] = [index, area];
    }
    if (worst < 0) return kept;
    kept.splice(worst, 1);
  }
}

function triangle([ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

function areaOf(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** Relative coordinates: shorter than absolute ones. */
function toPath(ring: Ring): string {
  const steps = ring.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = ring[index] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  const [x, y] = ring[0] ?? [0, 0];
  return `M${x} ${y}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
