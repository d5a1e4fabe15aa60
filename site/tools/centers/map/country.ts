import type { CenterSummary, PartnerCity } from "../center.ts";
import { type Label, placeLabels } from "./labels.ts";
import { COUNTRY, type Point, pointOn } from "./project.ts";
import { spread } from "./spread.ts";

export type RegionCenters = { key: string; title: string; items: CenterSummary[]; first: number };
export type RegionMark = Point & RegionCenters;

/** In the units of the country's sheet, which is two thirds of its size on a phone. */
export const REGION_MARK = 70;
export const CITY_MARK = 41;
const LETTERS = 23;
const RING = 14;
/** How much of a mark is drawn. */
const DISC = 58;

/** A mark for each region, in the middle of its centers. */
export function regionMarks(regions: RegionCenters[], cities: PartnerCity[]) {
  const marks = spread(
    regions.flatMap((region): RegionMark[] => {
      const points = region.items.flatMap(({ place }) => (place ? pointOn(COUNTRY, place) : []));
      const middle = (axis: "x" | "y") =>
        Math.round(points.reduce((sum, point) => sum + point[axis], 0) / points.length);
      return points.length > 0 ? [{ ...region, x: middle("x"), y: middle("y") }] : [];
    }),
    REGION_MARK,
    COUNTRY,
  );
  const rings = cities
    .flatMap(({ place }) => (place ? pointOn(COUNTRY, place) : []))
    .filter((ring) => marks.every((mark) => Math.hypot(mark.x - ring.x, mark.y - ring.y) > (DISC + RING) / 2));
  const named = marks.map(({ x, y, title }) => ({ x, y, text: title, size: DISC, fontSize: LETTERS }));
  const labels: Label[] = placeLabels(named, {
    marks: named,
    rings: rings.map((ring) => ({ ...ring, size: RING })),
    sheet: COUNTRY,
  });
  return { marks, rings, labels };
}

/** Partner cities as marks of their own, moved apart where they are close. */
export function cityMarks(cities: PartnerCity[]): (Point & { city: PartnerCity; number: number })[] {
  const known = cities.flatMap((city, index) =>
    city.place ? { city, number: index + 1, ...pointOn(COUNTRY, city.place) } : [],
  );
  return spread(known, CITY_MARK, COUNTRY);
}
