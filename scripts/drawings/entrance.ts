import { at, box, type Colour, disc, each, limb, path, rects, stroke, times } from "./ink.ts";

export type Door =
  | "porch"
  | "blue canopy"
  | "green canopy"
  | "arch"
  | "columns"
  | "terrace"
  | "glass"
  | "vestibule"
  | "corner clock"
  | "blue door";

/** How far to the left of its door the beam of a terrace reaches. */
export const TERRACE = 172;

/** A door with two leaves and what is over it; 0, 0 is on the ground before it. */
export function entrance(door: Door, trim: Colour, walls: Colour): string {
  const leaves = (frame: Colour = "pool", pane: Colour = "ice") =>
    box(-38, -104, 76, 104, 6, frame) +
    rects(
      [
        [-31, -97, 28, 97],
        [3, -97, 28, 97],
      ],
      pane,
    ) +
    rects(
      [
        [-8, -58, 4, 24],
        [4, -58, 4, 24],
      ],
      trim,
    );
  const canopy = (colour: Colour) =>
    path("M-74,-110L-58,-128H58L74,-110Z", colour) + rects([[-74, -110, 148, 7]], colour, { opacity: 0.8 });
  switch (door) {
    case "porch":
      return leaves() + box(-70, -118, 140, 13, 6, walls === "clay" ? "cream" : "clay");
    case "blue canopy":
      return leaves("steel") + canopy("navy");
    case "green canopy":
      return (
        leaves() +
        path("M-96,-108C-60,-142 60,-142 96,-108Z", "leaf") +
        each([-88, 88], (x) =>
          limb(
            [
              [x, -108],
              [x, 0],
            ],
            "teal",
            7,
          ),
        )
      );
    case "arch":
      return (
        path("M-60,0V-92A60,56 0 0 1 60,-92V0Z", "clay") + path("M-50,0V-90A50,46 0 0 1 50,-90V0Z", "oat") + leaves()
      );
    case "columns":
      return [
        leaves("oat", "mist"),
        rects([[-150, -10, 300, 10]], "oat"),
        each(
          [-126, -58, 58, 126],
          (x) => box(x - 11, -118, 22, 112, 5, "cream") + rects([[x - 3, -112, 6, 102]], "steel"),
        ),
        box(-154, -132, 308, 18, 4, "cream") + path("M-154,-132L0,-190L154,-132Z", "cream") + disc(0, -150, 11, "clay"),
      ].join("");
    case "terrace":
      return [
        leaves(),
        each([-150, 60], (x) =>
          limb(
            [
              [x, 0],
              [x, -126],
            ],
            "clay",
            9,
          ),
        ),
        box(-TERRACE, -134, 254, 10, 5, "clay"),
        times(12, (i) => disc(-158 + i * 20, i % 2 ? -121 : -129, 16, "leaf")),
        times(8, (i) => disc(-148 + i * 29, i % 2 ? -126 : -118, 8, "pool")),
        each([-124, -70], (x) =>
          each(
            [
              [-7, 0],
              [7, 0],
              [0, 0],
              [-4, 10],
              [4, 10],
              [0, 20],
            ] as const,
            ([dx, dy]) => disc(x + dx, -104 + dy, 6, "slate"),
          ),
        ),
      ].join("");
    case "glass":
      return (
        box(-66, -114, 132, 114, 6, "ice") +
        leaves() +
        box(-86, -124, 172, 12, 6, walls === "plaster" ? "clay" : "pool")
      );
    case "vestibule":
      return (
        box(-72, -114, 144, 114, 8, "steel") +
        rects(
          [
            [-64, -108, 20, 108],
            [44, -108, 20, 108],
          ],
          "ice",
        ) +
        leaves() +
        box(-82, -122, 164, 12, 6, "navy")
      );
    case "corner clock":
      return (
        leaves() +
        box(-60, -116, 120, 12, 6, trim) +
        disc(0, -146, 26, "white") +
        stroke("M0,-162V-146L11,-139", "ink", 4) +
        `<circle class="is-${trim}" cy="-146" r="26" stroke-width="6"/>`
      );
    case "blue door":
      return (
        box(-44, -112, 88, 112, 6, "white") +
        leaves("pool", "mist") +
        at(-60, -50, box(-7, -10, 14, 20, 4, "navy") + disc(0, -3, 3, "peach"))
      );
  }
}
