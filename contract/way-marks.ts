/** What the sketch of a walk can show, from the stop to the door: stretches with what is beside them, and turns. */
export const WAY_MARKS = [
  "street",
  "park",
  "water",
  "building",
  "crossing",
  "uphill",
  "downhill",
  "left",
  "right",
] as const;
/** The first word of a sketch whose stop is a metro station. */
export const METRO = "metro";

export type WayMark = (typeof WAY_MARKS)[number];
