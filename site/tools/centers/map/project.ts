import type { Place } from "../place.ts";

/** A projection is true to scale along its parallels and every meridian. North is up on the central meridian. */
export type Projection = Place & { parallels: readonly [number, number] };
/**
 * A sheet: a projection, its scale in units per kilometre, and the position of the projection's origin on the sheet.
 */
export type Frame = { projection: Projection; scale: number; x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };

export const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Equidistant conic projection: kilometres east and south of the origin. */
export function kilometresFrom({ latitude, longitude, parallels: [south, north] }: Projection, place: Place): Point {
  const [low, high] = [radians(south), radians(north)];
  const cone = (Math.cos(low) - Math.cos(high)) / (high - low);
  const apex = Math.cos(low) / cone + low;
  const radius = apex - radians(place.latitude);
  const angle = cone * radians(place.longitude - longitude);
  return {
    x: EARTH_KM * radius * Math.sin(angle),
    y: EARTH_KM * (radius * Math.cos(angle) - (apex - radians(latitude))),
  };
}

export function pointOn({ projection, scale, x, y }: Frame, place: Place): Point {
  const far = kilometresFrom(projection, place);
  return { x: Math.round(x + far.x * scale), y: Math.round(y + far.y * scale) };
}

/** Whether a point with `margin` around it is on the sheet. */
export function isOn({ width, height }: Pick<Frame, "width" | "height">, { x, y }: Point, margin = 0): boolean {
  return x >= margin && y >= margin && x <= width - margin && y <= height - margin;
}

/** A projection for one region: its origin is the middle of the given places. */
export function projectionAround({ latitude, longitude }: Place): Projection {
  return { latitude, longitude, parallels: [latitude - 1, latitude + 1] };
}

/**
 * The country on two sheets, each as wide as a phone, so that no sideways scrolling is needed: the west, where our
 * centers are, has nearly twice the scale of the east.
 */
export const SHEETS = {
  west: {
    projection: { latitude: 57, longitude: 48, parallels: [47, 65] },
    scale: 0.128,
    x: 166,
    y: 190,
    width: 320,
    height: 390,
  },
  east: {
    projection: { latitude: 58, longitude: 102, parallels: [50, 65] },
    scale: 0.066,
    x: 156,
    y: 144,
    width: 320,
    height: 244,
  },
} as const satisfies Record<string, Frame>;

export type Part = keyof typeof SHEETS;
export const PARTS: Part[] = ["west", "east"];

/** Between Tyumen and Omsk; the east continues beyond the 180th meridian. */
const EAST_FROM = 69;

export function partOf({ longitude }: Place): Part {
  return longitude < EAST_FROM && longitude > -90 ? "west" : "east";
}

/** Regions with a visible coast: the centre of their drawing, and its radius in kilometres. */
export const COASTS: Record<string, { around: Place; reach: number; unit: number }> = {
  crimea: { around: { latitude: 44.92, longitude: 34.92 }, reach: 210, unit: 0.5 },
  "saint-petersburg": { around: { latitude: 59.93, longitude: 30.33 }, reach: 45, unit: 0.1 },
};
