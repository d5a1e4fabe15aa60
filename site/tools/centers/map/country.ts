import type { CenterSummary, PartnerCity } from "../center.ts";
import type { Place } from "../place.ts";
import { type Box, LETTER, placeBoxes, placeLabels } from "./labels.ts";
import { type Part, partOf, type Point, pointOn, SHEETS } from "./project.ts";
import { spread } from "./spread.ts";

export type RegionCenters = { key: string; title: string; items: CenterSummary[]; first: number };
/** Where a region lies, and where its name is written beside it: null where there is no room. */
type RegionMark = Point & Noted & { tag: Box | null };
/** With what is written under its name. */
type Noted = RegionCenters & { note: string };

/** In units of a sheet, which are a phone's pixels. */
export const CITY_MARK = 28;
export const DOT = 18;
const NAME = 14;
const TAG = { height: 44, pad: 6 };
const RING = 9;
const RING_NAME = 12;

/** A mark for each region in the middle of its centers, and a ring for each partner city, on one sheet of the country. */
export function regionMarks(part: Part, regions: Noted[], cities: PartnerCity[]) {
  const sheet = SHEETS[part];
  const dots = spread(
    regions.flatMap((region) => {
      const places = region.items.flatMap(({ place }) => place ?? []);
      const middle = middleOf(places);
      return middle && partOf(middle) === part ? [{ ...region, ...pointOn(sheet, middle) }] : [];
    }),
    DOT,
    sheet,
  );
  const sized = dots.map(({ x, y, title, note }) => ({
    x,
    y,
    size: DOT,
    width: Math.ceil(Math.max(title.length, note.length) * NAME * LETTER) + 2 * TAG.pad,
    height: TAG.height,
  }));
  const rings = citiesOn(part, cities)
    .filter((ring) => dots.every((dot) => Math.hypot(dot.x - ring.x, dot.y - ring.y) > (DOT + RING) / 2))
    .map((ring) => ({ ...ring, size: RING, text: ring.city.title, fontSize: RING_NAME }));
  const sides = placeBoxes(sized, { marks: sized, rings, sheet });
  const marks = dots.map((dot, index): RegionMark => ({ ...dot, tag: sides[index]?.box ?? null }));
  const tags = marks.flatMap(({ tag }) => tag ?? []);
  const isUnder = ({ x, y }: Point) =>
    tags.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  const seen = rings.filter((ring) => !isUnder(ring));
  // Where our own names fill the sheet, those of others would hide the country.
  const labels = marks.length > 0 ? [] : placeLabels(seen, { marks: seen, rings: [], isClose: true, sheet });
  return { marks, rings: seen.map((ring, index) => ({ ...ring, label: labels[index] ?? null })) };
}

/** Partner cities as marks of their own, moved apart where they are close. */
export function cityMarks(part: Part, cities: PartnerCity[]): (Point & { city: PartnerCity; number: number })[] {
  return spread(citiesOn(part, cities), CITY_MARK, SHEETS[part]);
}

function citiesOn(part: Part, cities: PartnerCity[]) {
  return cities.flatMap((city, index) =>
    city.place && partOf(city.place) === part ? { city, number: index + 1, ...pointOn(SHEETS[part], city.place) } : [],
  );
}

function middleOf(places: Place[]): Place | null {
  const middle = (axis: keyof Place) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return places.length > 0 ? { latitude: middle("latitude"), longitude: middle("longitude") } : null;
}
