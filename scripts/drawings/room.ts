import {
  at,
  box,
  clipped,
  type Colour,
  disc,
  each,
  frame,
  limb,
  oval,
  path,
  rects,
  stroke,
  times,
  WIDTH,
  HEIGHT,
} from "./ink.ts";

/** Where feet stand in a room. */
export const FLOOR = 524;

/**
 * A room without walls: the page's own ground is its wall, the floor line is its edge. It is drawn a little smaller than
 * the picture, so that the strip that phones show holds it from the lintel to the soles.
 */
export function room(body: string): string {
  const scale = 0.94;
  const floor = 506;
  const [x, y] = [(WIDTH * (1 - scale)) / 2, floor - FLOOR * scale];
  return box(0, floor - 2, WIDTH, 6, 3, "line") + at(x, y, body, { scale });
}

/** A picture with a ground of its own, up to its corners: the page rounds them. */
export function panel(ground: Colour, body: string): string {
  return box(0, 0, WIDTH, HEIGHT, 0, ground) + body;
}

/** A table seen from above, for what is looked at closely. */
export function tableTop(body: string, ground: Colour = "sand"): string {
  return panel(ground, times(7, (i) => box(0, 40 + i * 80, WIDTH, 10, 0, "dune", { opacity: 0.5 })) + body);
}

/** A table seen from the side: a wall with two patches of light, and the board's edge across the lower third. */
export function sideTable(body: string, wall: Colour = "sand", board: Colour = "dune"): string {
  const light = path("M250,0H390L300,430H160ZM450,0H640L550,430H360Z", "beam", { opacity: 0.5 });
  const edge = box(0, 430, WIDTH, 140, 0, board) + box(0, 430, WIDTH, 10, 0, "white", { opacity: 0.35 });
  return panel(wall, light + edge + at(-30.4, -35, body, { scale: 1.08 }));
}

export function shadow(x: number, y: number, rx: number, ry = 10): string {
  return oval(x, y, rx, ry, "ink", { opacity: 0.1 });
}

type View = {
  night?: boolean;
  bars?: readonly number[];
  sun?: readonly [number, number, number];
  /** What stands beyond the glass by day. */
  far?: "lake" | "trees" | "roofs";
};

/** A window: by day a lake, trees or roofs, with a low sun only where the picture is about the hour; by night a moon. */
export function window(x: number, y: number, w: number, h: number, view: View = {}): string {
  const { night = false, bars = [0.5], far = "lake" } = view;
  const seen = night ? nightView(x, y, w, h) : dayView(x, y, w, h, far, view.sun);
  return [
    clipped(`w${x}`, `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="24"/>`, seen),
    each(bars, (share) => box(x + w * share - 6, y, 12, h, 0, "white")),
    frame(x, y, w, h, 24, "white", 14),
    box(x - 24, y + h - 2, w + 48, 20, 10, "white"),
  ].join("");
}

function shore(x: number, w: number, horizon: number, h: number, colour: Colour): string {
  const near = `M${x},${horizon - h * 0.1}c${w * 0.12},${-h * 0.1} ${w * 0.22},${-h * 0.07} ${w * 0.34},${h * 0.04}c${w * 0.08},${h * 0.04} ${w * 0.16},${h * 0.01} ${w * 0.24},${h * 0.06}H${x}Z`;
  const away = `M${x + w * 0.5},${horizon}c${w * 0.16},${-h * 0.1} ${w * 0.34},${-h * 0.16} ${w * 0.5},${-h * 0.13}V${horizon}Z`;
  return path(near, colour) + path(away, colour, { opacity: 0.7 });
}

function dayView(x: number, y: number, w: number, h: number, far: View["far"], sun: View["sun"]): string {
  const ground = y + h * (far === "lake" ? 0.64 : 0.8);
  const sky = box(x, y, w, h, 0, "water");
  if (far === "trees")
    return [
      sky + box(x, ground, w, h, 0, "mist"),
      each([0.12, 0.36, 0.7, 0.94], (share, i) => {
        const [tx, r] = [x + w * share, h * (i % 2 ? 0.24 : 0.3)];
        return (
          box(tx - 4, ground - h * 0.2, 8, h * 0.24, 3, "clay") +
          disc(tx, ground - h * 0.36, r, i % 2 ? "pool" : "leaf") +
          disc(tx - r * 0.4, ground - h * 0.24, r * 0.55, i % 2 ? "leaf" : "pool")
        );
      }),
    ].join("");
  if (far === "roofs")
    return [
      sky,
      each(
        [
          [0.02, 0.2, 0.5],
          [0.26, 0.16, 0.34],
          [0.56, 0.14, 0.62],
          [0.74, 0.24, 0.4],
        ] as const,
        ([dx, dw, dh]) =>
          box(x + w * dx, y + h * (1 - dh), w * dw, h, 6, "mist") +
          rects(
            [0, 1, 2, 3].map((i) => [
              x + w * (dx + dw * (i % 2 ? 0.58 : 0.2)),
              y + h * (1 - dh) + 18 + Math.floor(i / 2) * 30,
              w * dw * 0.22,
              16,
            ]),
            "butter",
          ),
      ),
      box(x, y + h * 0.92, w, h, 0, "leaf"),
    ].join("");
  const [sx, sy, sr] = sun ? [x + w * sun[0], y + h * sun[1], sun[2]] : [0, 0, 0];
  return [
    sky,
    sun
      ? disc(sx, sy, sr * 2.1, "halo") + disc(sx, sy, sr * 1.5, "halo") + disc(sx, sy, sr, "peach")
      : oval(x + w * 0.76, y + h * 0.24, w * 0.13, h * 0.06, "white", { opacity: 0.8 }) +
        oval(x + w * 0.68, y + h * 0.2, w * 0.08, h * 0.06, "white", { opacity: 0.8 }),
    shore(x, w, ground, h, "mist") + box(x, ground, w, h, 0, "mist", { opacity: 0.6 }),
    sun ? glints(sx, sr, ground, h, "glint") : glints(x + w * 0.3, h * 0.12, ground, h, "white"),
  ].join("");
}

function nightView(x: number, y: number, w: number, h: number): string {
  const [horizon, sx, sy, sr] = [y + h * 0.64, x + w * 0.62, y + h * 0.44, Math.min(w, h) * 0.15];
  return [
    box(x, y, w, h, 0, "ink") + disc(sx, sy, sr, "butter") + disc(sx - sr * 0.45, sy - sr * 0.2, sr * 0.92, "ink"),
    each(
      [
        [0.16, 0.2],
        [0.3, 0.36],
        [0.84, 0.18],
        [0.42, 0.14],
        [0.88, 0.5],
      ] as const,
      ([dx, dy]) => disc(x + w * dx, y + h * dy, 3.5, "butter"),
    ),
    shore(x, w, horizon, h, "teal") + box(x, horizon, w, h, 0, "teal", { opacity: 0.8 }),
    glints(sx, sr, horizon, h, "butter"),
  ].join("");
}

function glints(x: number, r: number, horizon: number, h: number, colour: Colour): string {
  return each(
    [
      [-0.5, 0.05, 1.5],
      [-0.9, 0.11, 1.9],
      [-0.35, 0.17, 1.2],
      [-1.1, 0.23, 1.5],
    ] as const,
    ([dx, dy, l]) => box(x + r * dx, horizon + h * dy, r * l, 6, 3, colour),
  );
}

export function plant(x: number, y: number, scale = 1, pot: Colour = "clay"): string {
  const leaves = [
    [-46, 120, "pool"],
    [44, 126, "pool"],
    [-22, 158, "teal"],
    [20, 166, "teal"],
    [-2, 190, "pool"],
  ] as const;
  const leaf = (turn: number, l: number, colour: Colour) => {
    const d = `M0,0C-26,${-l * 0.3} -24,${-l * 0.75} 0,${-l}C24,${-l * 0.75} 26,${-l * 0.3} 0,0Z`;
    return at(0, -74, path(d, colour), { turn });
  };
  const vessel = path("M-46,-80H46L36,-8Q35,0 26,0H-26Q-35,0 -36,-8Z", pot) + box(-52, -90, 104, 22, 8, pot);
  return at(x, y, each(leaves, ([turn, l, colour]) => leaf(turn, l, colour)) + vessel, { scale });
}

/** A chair in profile, its back on the right; 0, 0 on the floor. */
export function chair(x: number, y: number, facing: "left" | "right", colour: Colour = "pool"): string {
  const body = [
    shadow(0, 4, 78, 8),
    limb(
      [
        [-50, -106],
        [-58, -4],
      ],
      "clay",
      12,
    ),
    limb(
      [
        [50, -106],
        [58, -4],
      ],
      "clay",
      12,
    ),
    limb(
      [
        [56, -110],
        [74, -250],
      ],
      colour,
      26,
    ),
    box(-66, -128, 134, 28, 14, colour),
  ].join("");
  return at(x, y, body, { flip: facing === "right" });
}

export function roundTable(x: number, y: number, w = 152, top: Colour = "oat", h = 166): string {
  return at(
    x,
    y,
    box(-w / 2, -h, w, 14, 7, top) + box(-7, -h + 12, 14, h - 14, 5, "clay") + box(-46, -12, 92, 12, 6, "clay"),
  );
}

export function desk(x: number, y: number, w: number, h = 166, top: Colour = "clay"): string {
  const leg = (dx: number) =>
    limb(
      [
        [dx, -h + 14],
        [dx, -6],
      ],
      top,
      14,
    );
  return at(x, y, shadow(0, 4, w / 2) + leg(-w / 2 + 24) + leg(w / 2 - 24) + box(-w / 2, -h, w, 18, 9, top));
}

export function cup(x: number, y: number, colour: Colour = "warm", scale = 1): string {
  const body = path("M-20,-34h40v20q0,18 -20,18t-20,-18Z", colour) + stroke("M20,-28q14,2 10,14t-14,4", colour, 5);
  return at(x, y, body + stroke("M-8,-46q-6,-8 0,-16M8,-46q-6,-8 0,-16", "line", 4), { scale });
}

export function book(x: number, y: number, scale = 1, turn = 0): string {
  const body = [
    path("M0,6C-22,-10 -52,-12 -70,-2V-62C-52,-72 -22,-70 0,-54Z", "white"),
    path("M0,6C10,-10 30,-16 44,-12V-72C30,-76 10,-70 0,-54Z", "warm"),
    path("M0,6C-22,-10 -52,-12 -70,-2l-2,8C-52,-4 -22,-2 0,14C10,-2 30,-8 46,-4l-2,-8C30,-16 10,-10 0,6Z", "warm"),
    stroke(
      times(4, (i) => `M-60,${-48 + i * 11}q26,-8 50,6`),
      "line",
      3,
    ),
  ].join("");
  return at(x, y, body, { scale, turn });
}

/** Lines of writing that nobody has to read. */
export function writing(
  x: number,
  y: number,
  widths: readonly number[],
  colour: Colour = "line",
  step = 18,
  h = 7,
): string {
  return each(widths, (w, i) => box(x, y + i * step, w, h, h / 2, colour));
}
