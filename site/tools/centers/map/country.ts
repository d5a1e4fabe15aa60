import type { CenterSummary, PartnerCity } from "../center.ts";
import type { Place } from "../place.ts";
import { type Box, boxOfMark, LETTER, placeBoxes } from "./labels.ts";
import { type Frame, type Part, partOf, type Point, pointOn, SHEETS } from "./project.ts";
import { spread } from "./spread.ts";

export type RegionCenters = { key: string; title: string; items: CenterSummary[]; first: number };
/** A region's position, and the box of its name; null if there is no room. */
type RegionMark = Point & Noted & { tag: Box | null };
/** With the note below its name. */
type Noted = RegionCenters & { note: string };

/** In units of a sheet, which equal pixels on a phone. */
export const CITY_MARK = 28;
/** A mark at the frame would look cut off. */
const EDGE = 6;
export const DOT = 18;
/** Leaves room for the larger letters of the visually-impaired mode. */
const NAME = 18;
const TAG = { height: 50, pad: 6 };
/** The margin around the content, wide enough for the coasts; and the minimum height of a sheet with a single region. */
const CROP = { margin: 64, least: 200 };

/** A mark for each region at the centre of its centers, on a sheet cropped above and below them. */
export function regionMarks(part: Part, regions: Noted[]): { frame: Frame; marks: RegionMark[] } {
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
    extents: [
      {
        width: Math.ceil(Math.max(title.length, note.length) * NAME * LETTER) + 2 * TAG.pad,
        height: TAG.height,
      },
    ],
  }));
  const sides = placeBoxes(sized, { marks: sized, rings: [], sheet });
  return crop(
    sheet,
    dots.map((dot, index) => ({ ...dot, tag: sides[index]?.box ?? null })),
  );
}

function crop(sheet: Frame, marks: RegionMark[]): { frame: Frame; marks: RegionMark[] } {
  const boxes = marks.flatMap(({ x, y, tag }) => [boxOfMark({ x, y, size: DOT }), ...(tag ? [tag] : [])]);
  const highest = Math.min(...boxes.map(({ top }) => top)) - CROP.margin;
  const lowest = Math.max(...boxes.map(({ bottom }) => bottom)) + CROP.margin;
  const height = Math.min(sheet.height, Math.max(CROP.least, Math.round(lowest - highest)));
  const top = Math.round(Math.max(0, Math.min((highest + lowest - height) / 2, sheet.height - height)));
  return {
    frame: { ...sheet, y: sheet.y - top, height },
    marks: marks.map(({ tag, ...mark }) => ({
      ...mark,
      y: mark.y - top,
      tag: tag && { ...tag, top: tag.top - top, bottom: tag.bottom - top },
    })),
  };
}

/** Marks for partner cities, moved apart if they are close. */
export function cityMarks(part: Part, cities: PartnerCity[]): (Point & { city: PartnerCity; number: number })[] {
  return spread(citiesOn(part, cities), CITY_MARK, SHEETS[part], EDGE);
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
