import { at, box, type Colour, disc, faded, limb, oval, path, stroke, times } from "./ink.ts";

/** The dialysis machine; 0, 0 on the floor. */
export function machine(x: number, y: number, scale = 1): string {
  const body = [
    oval(0, 2, 96, 9, "ink", { opacity: 0.1 }),
    disc(-56, -10, 11, "navy") + disc(56, -10, 11, "navy") + box(-74, -40, 148, 24, 12, "teal"),
    stroke("M-8,-480v140M-41,-480h66", "steel", 8) + stroke("M-41,-478v18", "steel", 5),
    // The bag hangs from its hook, and its tube joins the blood lines at the filter.
    stroke("M-41,-400C-41,-386 -92,-408 -100,-350V-270", "steel", 5),
    path("M-58,-462h34v52q0,12 -12,12h-10q-12,0 -12,-12Z", "mist"),
    path("M-58,-436h34v26q0,12 -12,12h-10q-12,0 -12,-12Z", "pool"),
    box(-66, -300, 132, 268, 20, "white") +
      path("M26,-300h20q20,0 20,20v228q0,20 -20,20h-20Z", "steel", { opacity: 0.55 }),
    box(-72, -392, 144, 104, 16, "teal") + box(-60, -380, 120, 78, 8, "ink"),
    // The pressures, the clock and the speed: no curve of a heart.
    stroke("M-46,-322v-20M-30,-322v-36M-14,-322v-28M10,-346h12M30,-346h16M10,-324h36", "mist", 5) +
      box(30, -368, 18, 6, 3, "peach"),
    disc(-30, -242, 25, "ice") + disc(-30, -242, 11, "pool") + disc(20, -242, 18, "ice") + disc(20, -242, 8, "mist"),
    stroke("M-41,-189h54M-41,-171h34", "steel", 10) + box(-50, -146, 100, 90, 12, "ice"),
    box(-98, -200, 34, 8, 4, "steel"),
    at(-100, -200, dialyser(0.5)),
  ].join("");
  return at(x, y, body, { scale });
}

/** The filter, upright around 0, 0. */
export function dialyser(scale = 1): string {
  const body = [
    box(-36, -140, 72, 280, 24, "mist") + box(-22, -104, 44, 208, 12, "white"),
    stroke(
      times(5, (i) => `M${-15 + i * 8},-98v196`),
      "mist",
      4,
    ),
    box(-44, -152, 88, 44, 16, "teal") + box(-44, 108, 88, 44, 16, "teal"),
  ].join("");
  return at(0, 0, body, { scale });
}

/** The treatment chair, laid back, facing left, and whoever lies in it between its two layers. 430, 640 is on the floor. */
export function recliner(colour: Colour = "teal", seam: Colour = "pool"): string {
  return stand() + cushions(colour, seam);
}

/** The same chair with its back let down and its legs raised, as when the pressure falls. */
export function loweredRecliner(colour: Colour, seam: Colour): string {
  const back = lying(
    "back",
    limb(
      [
        [540, 494],
        [640, 286],
      ],
      colour,
      74,
    ) +
      seamOfBack(seam) +
      pillow(seam),
  );
  const legs = lying(
    "legs",
    limb(
      [
        [196, 560],
        [322, 490],
        [348, 484],
        [540, 494],
      ],
      colour,
      74,
    ),
  );
  return (
    stand() +
    legs +
    back +
    limb(
      [
        [500, 494],
        [545, 494],
      ],
      colour,
      74,
    )
  );
}

/** What lies on the back or on the legs of a `loweredRecliner`: turned around its hinge. */
export function lying(part: keyof typeof LOWERED, body: string): string {
  const [x, y] = HINGE;
  return at(x, y, at(-x, -y, body), { turn: LOWERED[part] });
}

const HINGE = [535, 476] as const;
const LOWERED = { back: 58, legs: 34 };

function stand(): string {
  return [
    oval(430, 644, 250, 12, "ink", { opacity: 0.1 }),
    box(400, 560, 130, 22, 11, "navy") + box(452, 500, 26, 106, 8, "steel") + box(340, 600, 250, 20, 10, "navy"),
    disc(356, 628, 13, "navy") + disc(574, 628, 13, "navy"),
  ].join("");
}

function cushions(colour: Colour, seam: Colour): string {
  return [
    limb(
      [
        [196, 560],
        [322, 494],
        [540, 494],
        [640, 286],
      ],
      colour,
      74,
    ),
    faded(
      0.9,
      limb(
        [
          [324, 478],
          [536, 478],
        ],
        seam,
        14,
      ) + seamOfBack(seam),
    ),
    pillow(seam),
  ].join("");
}

function seamOfBack(colour: Colour): string {
  return limb(
    [
      [556, 440],
      [626, 296],
    ],
    colour,
    14,
  );
}

function pillow(colour: Colour): string {
  return at(648, 250, box(-44, -34, 88, 68, 30, colour), { turn: 26 });
}
