import { at, box, type Colour, disc, each, limb, path, stroke, times } from "./ink.ts";
import { KIDNEY } from "./kidney.ts";

type Building = {
  /** How wide and how many floors; the ground floor is ours. */
  width: number;
  floors: 1 | 2 | 3 | 7;
  walls?: Colour;
  roof: "flat" | "gable" | "cornice";
  door: "porch" | "arch" | "columns" | "terrace" | "glass";
  trim?: Colour;
};

const FLOOR_HEIGHT = { 1: 150, 2: 118, 3: 100, 7: 46 } as const;

/** One of our centers from the street: 0, 0 on the ground before its door, always with a way in without steps. */
export function building(x: number, y: number, spec: Building): string {
  const { width: w, floors, walls = "white", trim = "teal" } = spec;
  const ground = 150;
  const upper = (floors - 1) * FLOOR_HEIGHT[floors];
  const top = -ground - upper;
  const body = [
    box(-w / 2, top, w, -top, 10, walls),
    roof(spec, top),
    each([...Array(floors - 1).keys()], (floor) =>
      windowRow(w, top + 22 + floor * FLOOR_HEIGHT[floors], floors === 7 ? 24 : 52),
    ),
    shopRow(w),
    box(-w / 2, -ground, w, 34, 0, trim) + at(-w / 2 + 32, -ground + 17, path(KIDNEY, "water"), { scale: 0.075 }),
    box(-w / 2 + 50, -ground + 12, 90, 10, 5, "water"),
    entrance(spec),
    ramp(w),
  ].join("");
  return at(x, y, body);
}

function roof({ roof: kind, width: w, trim = "teal" }: Building, top: number): string {
  if (kind === "gable") return path(`M${-w / 2 - 22},${top + 4}L0,${top - 84}L${w / 2 + 22},${top + 4}Z`, "clay");
  if (kind === "cornice")
    return box(-w / 2 - 12, top - 14, w + 24, 20, 6, "sand") + box(-w / 2, top - 26, w, 14, 6, "dune");
  return box(-w / 2 - 8, top - 10, w + 16, 16, 8, trim);
}

function windowRow(w: number, y: number, h: number): string {
  const count = Math.round(w / 76);
  const step = w / count;
  return times(
    count,
    (i) =>
      box(-w / 2 + step * i + step / 2 - 19, y, 38, h, 6, "mist") +
      box(-w / 2 + step * i + step / 2 - 2, y, 4, h, 0, "white"),
  );
}

/** The windows of the hall, wide and low, left and right of the door. */
function shopRow(w: number): string {
  const side = w / 2 - 66;
  const count = Math.max(1, Math.round(side / 80));
  const step = side / count;
  return each([-1, 1], (sign) =>
    times(count, (i) => {
      const x = sign > 0 ? 60 + step * i : -60 - step * (i + 1);
      return box(x + 8, -96, step - 14, 66, 8, "mist") + box(x + 8, -96, step - 14, 26, 8, "water");
    }),
  );
}

function entrance({ door, trim = "teal" }: Building): string {
  const leaves =
    box(-38, -104, 76, 104, 6, "pool") + box(-32, -98, 29, 98, 4, "water") + box(3, -98, 29, 98, 4, "water");
  const handles = box(-6, -58, 4, 24, 2, trim) + box(3, -58, 4, 24, 2, trim);
  switch (door) {
    case "arch":
      return path("M-56,0V-96A56,56 0 0 1 56,-96V0Z", "dune") + leaves + handles;
    case "columns":
      return [
        leaves + handles,
        each([-104, -64, 64, 104], (x) => box(x - 9, -116, 18, 116, 5, "sand") + box(x - 3, -112, 6, 108, 3, "line")),
        box(-124, -128, 248, 16, 5, "sand") + path("M-124,-128L0,-182L124,-128Z", "sand"),
      ].join("");
    case "terrace":
      return [
        leaves +
          handles +
          limb(
            [
              [-120, 0],
              [-120, -128],
            ],
            "clay",
            10,
          ) +
          limb(
            [
              [120, 0],
              [120, -128],
            ],
            "clay",
            10,
          ),
        box(-140, -136, 280, 12, 6, "clay"),
        each([-110, -70, -24, 20, 66, 108], (x, i) => disc(x, -126, i % 2 ? 20 : 26, i % 2 ? "pool" : "teal")),
      ].join("");
    case "glass":
      return box(-62, -124, 124, 124, 10, "water") + stroke("M-50,-20L30,-112", "white", 8) + leaves + handles;
    case "porch":
      return leaves + handles + box(-70, -122, 140, 14, 7, "clay");
  }
}

function ramp(w: number): string {
  const end = w / 2 - 10;
  return (
    path(`M38,-4H${end}V8H38Z`, "line") +
    stroke(`M56,-38H${end}M56,-38V-2M${(56 + end) / 2},-38V-2M${end},-38V2`, "pool", 5)
  );
}
