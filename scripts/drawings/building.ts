import { at, box, type Colour, disc, each, limb, path, rects, stroke, times } from "./ink.ts";
import { entrance, TERRACE, type Door } from "./entrance.ts";
import { KIDNEY } from "./kidney.ts";

export type Building = {
  /** How wide, how many floors, and how high each above the ground floor is. */
  width: number;
  floors: number;
  rise?: number;
  walls?: Colour;
  roof: "flat" | "gable" | "hip" | "cornice" | "parapet" | "snow";
  windows?: "pairs" | "arched" | "band" | "balconies" | "panels";
  door: Door;
  /** Where the door stands: 0 is the middle. */
  doorAt?: number;
  trim?: Colour;
  /** An old house under protection has a plate beside its door instead of a board. */
  plate?: boolean;
  rail?: Colour;
};

const GROUND = 150;

/**
 * One of our centers from the street: 0, 0 on the ground, always with a way in without steps. `seen` is how far left and
 * right of its door the picture reaches: the sign stands within.
 */
export function building(x: number, y: number, spec: Building, seen = spec.width): string {
  const { width: w, floors, rise = 100, walls = "white", trim = "teal", doorAt = 0, plate = false } = spec;
  const top = -GROUND - (floors - 1) * rise;
  return at(
    x,
    y,
    [
      box(-w / 2, top, w, -top, 6, walls),
      spec.windows === "panels" ? seams(w, top, rise, floors) : "",
      roof(spec, top),
      times(floors - 1, (floor) => windowRow(spec, top + floor * rise, rise)),
      hallWindows(w, doorAt),
      plate ? "" : board(spec, seen),
      at(doorAt, 0, entrance(spec.door, trim, walls)),
      plate ? box(doorAt + 62, -92, 34, 24, 3, trim) + sign(doorAt + 79, -80, 0.05) : "",
      ramp(w, doorAt, spec.rail ?? "pool"),
    ].join(""),
  );
}

const sign = (x: number, y: number, scale: number) => at(x, y, path(KIDNEY, "ice"), { scale });

/** The sign stands on the side that the door leaves free. */
function board({ width: w, trim = "teal", doorAt = 0, door }: Building, seen: number): string {
  const x = doorAt < 0 ? Math.min(w / 2 - 148, doorAt + seen - 110) : Math.max(-w / 2, doorAt - seen) + 14;
  // The vine over a terrace would grow across it.
  const overgrown = door === "terrace" && x + 96 > doorAt - TERRACE;
  return (
    box(-w / 2, -GROUND, w, 32, 0, trim) +
    (overgrown ? "" : sign(x + 14, -134, 0.07) + box(x + 32, -139, 64, 10, 5, "ice"))
  );
}

function roof({ roof: kind, width: w, trim = "teal", walls = "white" }: Building, top: number): string {
  const half = w / 2;
  switch (kind) {
    case "gable":
      return path(`M${-half - 22},${top + 4}L0,${top - 80}L${half + 22},${top + 4}Z`, "clay");
    case "hip":
      return path(`M${-half - 18},${top + 4}L${-half + 54},${top - 56}H${half - 54}L${half + 18},${top + 4}Z`, "clay");
    case "cornice":
      return box(-half - 12, top - 14, w + 24, 20, 6, "plaster") + box(-half, top - 26, w, 14, 6, "stucco");
    case "parapet":
      return box(-half, top - 16, w, 22, 0, walls) + rects([[-half - 6, top - 20, w + 12, 8]], "steel");
    case "snow":
      return (
        path(`M${-half - 16},${top + 6}L${-half + 30},${top - 44}H${half - 30}L${half + 16},${top + 6}Z`, "clay") +
        path(
          `M${-half - 4},${top - 8}L${-half + 34},${top - 50}H${half - 34}L${half + 4},${top - 8}q-30,14 -60,0t-80,0t-90,2t-90,-2Z`,
          "white",
        )
      );
    case "flat":
      return box(-half - 8, top - 10, w + 16, 16, 8, trim);
  }
}

function windowRow({ width: w, windows = "pairs", trim = "teal", walls }: Building, top: number, rise: number): string {
  const count = Math.round(w / (windows === "balconies" ? 62 : 76));
  const step = w / count;
  const [y, h] = [top + rise * 0.22, rise * 0.54];
  const spots = [...Array(count).keys()].map((i) => -w / 2 + step * (i + 0.5));
  switch (windows) {
    case "band":
      return (
        box(-w / 2 + 18, y, w - 36, h, 8, "mist") +
        rects(
          spots.slice(1).map((x) => [x - step / 2 - 2, y, 4, h]),
          walls === "white" ? "white" : "plaster",
        )
      );
    case "arched":
      return (
        each([false, true], (lit) =>
          path(
            each(spots, (x, i) =>
              ((i + Math.round(top / rise)) % 4 === 0) === lit
                ? `M${x - 17},${y + h}v${16 - h}a17,16 0 0 1 34,0v${h - 16}z`
                : "",
            ),
            lit ? "lantern" : "mist",
          ),
        ) +
        rects(
          spots.flatMap((x) => [[x - 22, y + h, 44, 6] as const, [x - 2, y, 4, h] as const]),
          walls ?? "plaster",
        )
      );
    case "balconies":
      return (
        rects(
          spots.map((x) => [x - 15, y, 30, h]),
          "mist",
        ) +
        rects(
          spots.filter((_, i) => i % 2 === 1).map((x) => [x - 23, y + h * 0.55, 46, h * 0.6]),
          trim,
        )
      );
    case "panels":
      return rects(
        spots.flatMap((x) => [[x - 20, y, 17, h] as const, [x + 1, y, 19, h] as const]),
        "mist",
      );
    case "pairs":
      return (
        rects(
          spots.map((x) => [x - 19, y, 38, h]),
          "mist",
        ) +
        rects(
          spots.map((x) => [x - 2, y, 4, h]),
          "white",
        )
      );
  }
}

/** The joints of a house built of slabs. */
function seams(w: number, top: number, rise: number, floors: number): string {
  const count = Math.round(w / 76);
  const across = times(floors, (i) => `M${-w / 2},${top + i * rise}h${w}`);
  const down = times(count - 1, (i) => `M${Math.round(-w / 2 + (w / count) * (i + 1))},${top}V${-GROUND}`);
  return stroke(across + down, "steel", 2);
}

/** The windows of the hall, wide and low, left and right of the door. */
function hallWindows(w: number, doorAt: number): string {
  return each([-1, 1], (sign) => {
    const side = w / 2 - 70 - sign * doorAt;
    const count = Math.floor(side / 62);
    const step = side / Math.max(1, count);
    return times(count, (i) => {
      const x = sign > 0 ? doorAt + 62 + step * i : doorAt - 62 - step * (i + 1);
      return box(x + 6, -98, step - 12, 66, 8, "mist") + box(x + 6, -98, step - 12, 26, 8, "ice");
    });
  });
}

/** Along the wall to the door, with a rail at the height of a hand. */
function ramp(w: number, doorAt: number, rail: Colour): string {
  const [from, to] = doorAt > 40 ? [-w / 2 + 12, doorAt - 50] : [doorAt + 50, w / 2 - 12];
  const near = doorAt > 40 ? to : from;
  const far = doorAt > 40 ? from : to;
  return (
    path(`M${near},-6L${far},0V8H${near}Z`, "steel") +
    stroke(`M${near},-42L${far},-36M${near},-42V2M${(near + far) / 2},-39V4M${far},-36V6`, rail, 5)
  );
}

/** A bench at the wall, with arms to lean on while one gets up. */
export function doorBench(x: number, y: number): string {
  return at(
    x,
    y,
    each([-52, -66], (dy) => box(-42, dy, 84, 9, 4, "clay")) +
      stroke("M-35,-64V-4M35,-64V-4", "slate", 5) +
      box(-45, -32, 90, 11, 5, "clay") +
      stroke("M-40,-24V-1M40,-24V-1M-40,-32V-50M40,-32V-50", "slate", 6) +
      box(-48, -55, 16, 8, 4, "slate") +
      box(32, -55, 16, 8, 4, "slate"),
  );
}

export function lamp(x: number, y: number, height = 150): string {
  return (
    limb(
      [
        [x, y],
        [x, y - height],
      ],
      "navy",
      7,
    ) + disc(x, y - height - 12, 15, "butter")
  );
}
