import type { RegionCount } from "../../../parts/company/count-company.server.ts";

/** The dotted map: 19.2 units per degree of longitude, 32 per degree of latitude, Saint Petersburg at 79, 79. */
const MAP = { width: 880, height: 640 };
const toMap = ({ latitude, longitude }: NonNullable<RegionCount["place"]>) => ({
  x: Math.round(79 + (longitude - 30.31) * 19.2),
  y: Math.round(79 + (59.94 - latitude) * 32),
});

/** Regions as pins. A region beyond the map's edge has none. */
export function mapPins(regions: RegionCount[]) {
  return regions.flatMap(({ alias, title, centers, place }) => {
    const point = place && toMap(place);
    const isOnMap = point && point.x > 0 && point.y > 0 && point.x < MAP.width && point.y < MAP.height;
    return isOnMap ? [{ alias, title, centers, ...stepOf(point), side: sideOf(point.x) }] : [];
  });
}

/** Pins snap to a grid of 40 × 40, because the style sheet has a class for each step. */
function stepOf({ x, y }: { x: number; y: number }) {
  return { column: Math.round((x / MAP.width) * 40), row: Math.round((y / MAP.height) * 40) };
}

/** The side on which a label fits on the map. */
function sideOf(x: number): "start" | "middle" | "end" {
  if (x < MAP.width / 5) return "start";
  return x > (MAP.width * 9) / 10 ? "end" : "middle";
}
