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
export type WayMark = (typeof WAY_MARKS)[number];
