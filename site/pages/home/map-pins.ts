import type { RegionCount } from "../../parts/company/count-company.server.ts";

/** The map of dots: 19.2 units a degree of longitude, 32 a degree of latitude, Saint Petersburg at 79, 79. */
const MAP = { width: 880, height: 640 };
const toMap = ({ latitude, longitude }: NonNullable<RegionCount["place"]>) => ({
  x: Math.round(79 + (longitude - 30.31) * 19.2),
  y: Math.round(79 + (59.94 - latitude) * 32),
});

/** Regions as pins. One beyond the map's edge has none. */
export function mapPins(regions: RegionCount[]) {
  return regions.flatMap(({ alias, title, centers, place }) => {
    const point = place && toMap(place);
    const isOnMap = point && point.x > 0 && point.y > 0 && point.x < MAP.width && point.y < MAP.height;
    return isOnMap ? [{ alias, title, centers, ...stepOf(point), side: sideOf(point.x) }] : [];
  });
}

/** Pins stand on a grid of forty steps each way, which the style sheet knows. */
function stepOf({ x, y }: { x: number; y: number }) {
  return { column: Math.round((x / MAP.width) * 40), row: Math.round((y / MAP.height) * 40) };
}

/** Where a label may grow to, so that it stays on the map. */
function sideOf(x: number): "start" | "middle" | "end" {
  if (x < MAP.width / 5) return "start";
  return x > (MAP.width * 4) / 5 ? "end" : "middle";
}
