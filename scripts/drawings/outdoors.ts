import { at, box, type Colour, disc, each, limb, oval, path, stroke, times } from "./ink.ts";

export function sun(x: number, y: number, r: number): string {
  return disc(x, y, r * 1.9, "halo") + disc(x, y, r * 1.45, "halo") + disc(x, y, r, "peach");
}

export function cloud(x: number, y: number, scale = 1): string {
  return at(x, y, path("M-70,0a26,26 0 0 1 10,-50a40,40 0 0 1 74,-10a30,30 0 0 1 52,24a19,19 0 0 1 4,36Z", "white"), {
    scale,
  });
}

/** Rolling land between two heights, down to the bottom of the picture. */
export function hills(y: number, colour: Colour, rise = 40, opacity = 1): string {
  const d = `M0,${y}C110,${y - rise * 1.6} 190,${y + rise * 0.4} 320,${y - rise * 0.6}S560,${y - rise * 1.5} 760,${y - rise * 0.3}V560H0Z`;
  return path(d, colour, opacity < 1 ? { opacity } : {});
}

/** Peaks from the left to the right edge, by where each stands and how high it is. */
export function peaks(
  base: number,
  tops: readonly (readonly [number, number])[],
  colour: Colour,
  snow = false,
): string {
  return each(tops, ([x, h]) => {
    const w = h * 1.05;
    const side = `M${x - w},${base}Q${x - w * 0.3},${base - h * 0.72} ${x - 12},${base - h}Q${x},${base - h - 8} ${x + 12},${base - h}Q${x + w * 0.36},${base - h * 0.7} ${x + w},${base}Z`;
    const cap = `M${x - w * 0.18},${base - h * 0.78}Q${x - 22},${base - h + 6} ${x - 12},${base - h}Q${x},${base - h - 8} ${x + 12},${base - h}Q${x + 24},${base - h + 8} ${x + w * 0.2},${base - h * 0.76}q-${w * 0.08},${h * 0.06} -${w * 0.14},-2q-${w * 0.06},${h * 0.08} -${w * 0.12},2q-${w * 0.05},${h * 0.05} -${w * 0.12},-2Z`;
    return path(side, colour) + (snow ? path(cap, "white") : "");
  });
}

/** Water from a horizon down; where a low sun stands over it, its glints under x. */
export function sea(y: number, x?: number): string {
  return [
    box(0, y, 760, 560, 0, "mist"),
    path(`M0,${y + 70}C120,${y + 52} 220,${y + 92} 360,${y + 72}S620,${y + 56} 760,${y + 76}V560H0Z`, "pool", {
      opacity: 0.75,
    }),
    x === undefined
      ? ""
      : each(
          [
            [-60, 12, 120],
            [-90, 28, 150],
            [-34, 44, 96],
            [-70, 60, 120],
            [-20, 80, 70],
          ] as const,
          ([dx, dy, w]) => box(x + dx, y + dy, w, 6, 3, "glint"),
        ),
    each(
      [
        [80, 100, 60],
        [676, 60, 56],
        [520, 118, 50],
        [220, 126, 60],
      ] as const,
      ([wx, dy, w]) => box(wx, y + dy, w, 5, 2.5, "white", { opacity: 0.6 }),
    ),
  ].join("");
}

export function tree(x: number, y: number, scale = 1, leaf: Colour = "pool"): string {
  const crown =
    disc(0, -130, 58, leaf) + disc(-30, -104, 38, leaf === "teal" ? "pool" : "teal") + disc(32, -108, 40, leaf);
  return at(x, y, box(-7, -100, 14, 100, 5, "clay") + crown, { scale });
}

export function cypress(x: number, y: number, scale = 1, leaf: Colour = "teal"): string {
  const d = "M0,-250C34,-190 44,-90 34,-40C30,-20 -30,-20 -34,-40C-44,-90 -34,-190 0,-250Z";
  return at(x, y, box(-5, -40, 10, 40, 4, "clay") + path(d, leaf), { scale });
}

export function pine(x: number, y: number, scale = 1, leaf: Colour = "teal"): string {
  const tier = (top: number, w: number) =>
    path(`M0,${top}L${w},${top + w * 1.5}Q0,${top + w * 1.7} ${-w},${top + w * 1.5}Z`, leaf);
  return at(x, y, box(-7, -50, 14, 50, 4, "clay") + tier(-230, 44) + tier(-186, 56) + tier(-138, 66), { scale });
}

export function birch(x: number, y: number, scale = 1): string {
  const marks = "M-6,-26h7M0,-52h6M-5,-80h6M0,-108h5M-4,-134h5";
  return at(
    x,
    y,
    oval(0, -210, 46, 84, "pool") +
      path("M-7,0L-4,-200Q0,-214 4,-200L7,0Q0,4 -7,0Z", "white") +
      stroke("M-1,-150L-24,-182", "white", 5) +
      stroke(marks, "navy", 4) +
      oval(-30, -176, 27, 48, "leaf") +
      oval(31, -184, 25, 46, "teal") +
      oval(0, -236, 30, 50, "pool"),
    { scale },
  );
}

export function palm(x: number, y: number, scale = 1): string {
  const leaves = each([-160, -125, -90, -55, -20], (turn) =>
    at(8, -196, path("M0,0C30,-26 78,-22 108,14C70,4 34,10 0,0Z", turn === -90 ? "pool" : "teal"), { turn }),
  );
  return at(x, y, stroke("M0,0C-10,-70 -4,-140 8,-196", "clay", 16) + leaves, { scale });
}

/** A plain block of a city far away. */
export function blocks(
  base: number,
  list: readonly (readonly [number, number, number])[],
  colour: Colour,
  opacity = 1,
): string {
  return each(list, ([x, w, h]) => box(x, base - h, w, h + 10, 6, colour, opacity < 1 ? { opacity } : {}));
}

/** Rows of windows on a wall. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  colour: Colour,
  size = 16,
  /** The colour of those where somebody is at home. */
  lit = colour,
): string {
  return times(rows, (row) =>
    times(columns, (column) =>
      box(
        x + column * step,
        y + row * step * 1.3,
        size,
        size * 1.4,
        3,
        (row * 2 + column * 3) % 5 === 1 ? lit : colour,
      ),
    ),
  );
}

/** A bulb-shaped dome on a drum; 0, 0 is the drum's foot. */
export function dome(x: number, y: number, scale = 1, colour: Colour = "pool", drum: Colour = "white"): string {
  const onion =
    "M0,-150C14,-128 52,-112 52,-78C52,-58 36,-48 30,-40H-30C-36,-48 -52,-58 -52,-78C-52,-112 -14,-128 0,-150Z";
  return at(x, y, box(-28, -42, 56, 44, 4, drum) + path(onion, colour) + disc(0, -156, 6, "clay"), { scale });
}

/** A wall with teeth, as fortresses have. */
export function battlement(x: number, y: number, w: number, h: number, colour: Colour): string {
  const count = Math.floor(w / 36);
  return (
    box(x, y - h, w, h, 0, colour) +
    times(count, (i) => box(x + i * (w / count) + 4, y - h - 16, w / count - 14, 22, 4, colour))
  );
}

/** A bench with a back; `seat` is how high one sits. */
export function bench(x: number, y: number, w = 260, seat = 72): string {
  const leg = (dx: number) =>
    limb(
      [
        [dx, -seat + 12],
        [dx, -2],
      ],
      "navy",
      10,
    ) +
    limb(
      [
        [dx, -seat],
        [dx, -seat - 70],
      ],
      "navy",
      8,
    );
  const board = (dy: number) => box(-w / 2, dy, w, 16, 8, "clay");
  return at(x, y, leg(-w / 2 + 26) + leg(w / 2 - 26) + board(-seat) + board(-seat - 50) + board(-seat - 76));
}

export function sail(x: number, y: number, scale = 1): string {
  const body = [
    path("M-60,0H70C62,26 44,34 20,34H-24C-44,34 -56,22 -60,0Z", "teal"),
    box(-3, -132, 6, 134, 3, "clay"),
    path("M8,-128C44,-92 66,-50 70,-12H8Z", "white"),
    path("M-8,-104C-34,-74 -46,-40 -48,-12H-8Z", "peach"),
  ].join("");
  return at(x, y, body, { scale });
}

type Car = { body?: Colour; ramp?: boolean };

/** A high car that takes a wheelchair; 0, 0 is the ground under its middle, it drives to the right. */
export function van(x: number, y: number, scale = 1, { body = "teal", ramp = false }: Car = {}): string {
  const wheel = (dx: number) => disc(dx, -26, 28, "navy") + disc(dx, -26, 12, "steel");
  const parts = [
    oval(0, 2, 200, 10, "ink", { opacity: 0.1 }),
    path(
      "M-180,-40V-190Q-180,-214 -156,-214H70Q92,-214 104,-196L142,-130L172,-118Q186,-112 186,-96V-40Q186,-28 174,-28H-168Q-180,-28 -180,-40Z",
      body,
    ),
    path("M62,-190H76Q84,-190 90,-182L116,-132H62Z", "ice") + box(-44, -190, 84, 58, 8, "ice"),
    box(-160, -190, 96, 58, 8, "ice") + box(-180, -104, 366, 12, 0, "white", { opacity: 0.85 }),
    box(168, -92, 20, 16, 6, "butter") + box(-54, -124, 4, 84, 2, "ink", { opacity: 0.3 }),
    wheel(-112) + wheel(112),
    ramp ? path("M-180,-34L-290,0H-250L-172,-24Z", "line") : "",
  ].join("");
  return at(x, y, parts, { scale });
}

export function bird(x: number, y: number, scale = 1): string {
  return at(x, y, stroke("M-22,0Q-10,-14 0,0Q10,-14 22,0", "pool", 5), { scale });
}
