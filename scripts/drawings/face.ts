import { at, box, clipped, type Colour, disc, drawing, each, faded, limb, oval, path, stroke } from "./ink.ts";
import { clothes } from "./face-clothes.ts";
import { behindHead, overHead } from "./face-hair.ts";
import { type Person, type Traits, womens } from "./face-traits.ts";

export function face([name, age, hair, hairColour, shape, skin, glasses, extra, wear]: Person): string {
  const traits = { age, hair, hairColour, shape, skin, glasses, extra, wear };
  // A white coat needs a ground that it does not vanish into.
  const grounds = wear.startsWith("coat") ? DEEPER : PALE;
  const chosen = grounds[(hair.length + wear.length * 2 + shape.length) % grounds.length] ?? "mist";
  // Grey hair vanishes into mist.
  const ground = chosen === "mist" && hairColour === "silver" ? "pool" : chosen;
  const body = box(0, 0, 320, 320, 0, ground) + at(160, 152, figure(traits), { scale: 1.14 });
  return drawing(`Портрет: ${name}`, clipped("c", `<circle cx="160" cy="160" r="160"/>`, body), 320, 320);
}

const PALE: readonly Colour[] = ["mist", "glow", "dune"];
const DEEPER: readonly Colour[] = ["pool", "mist", "leaf"];

function figure(traits: Traits): string {
  const { skin, hair, hairColour } = traits;
  return [
    path(behindHead[hair] ?? "", hairColour),
    limb(
      [
        [0, 40],
        [0, 96],
      ],
      skin,
      46,
    ) +
      faded(
        0.14,
        limb(
          [
            [0, 52],
            [0, 88],
          ],
          "ink",
          46,
        ),
      ),
    clothes(traits),
    // The chin's shadow parts it from the neck; the scalp fills the temples under the hair.
    oval(0, traits.shape === "long" ? 84 : 78, 22, 9, "ink", { opacity: 0.1 }),
    (COVERED.has(hair) ? "" : disc(-60, 6, 15, skin) + disc(60, 6, 15, skin)) + path(SCALP, skin),
    path(outline[traits.shape], skin),
    features(traits),
    facialHair(traits),
    path(overHead[hair], hairColour),
    hair === "bun" ? disc(0, -98, 28, hairColour) : hair === "cap" ? CAP : "",
    glassesOf(traits),
    jewellery(traits),
  ].join("");
}

/** From ear to ear, a little smaller than any hair. */
const SCALP = "M-56,14C-61,2 -62,-4 -62,-10C-70,-96 70,-96 62,-10C62,-4 61,2 56,14Z";

/** Hair that hides the ears. */
const COVERED = new Set<Traits["hair"]>(["bob", "long", "waves", "curls", "scarf"]);

/** A cap of the ward over short hair. */
const CAP =
  path("M-68,-34C-78,-116 78,-116 68,-34C40,-48 -40,-48 -68,-34Z", "ice") +
  stroke("M-66,-38C-40,-52 40,-52 66,-38", "pool", 8);

/** From the temples to the chin, around the eyes' line at 0. */
const outline: Record<Traits["shape"], string> = {
  oval: "M-60,-20C-60,-84 60,-84 60,-20C62,24 42,76 0,80C-42,76 -62,24 -60,-20Z",
  round: "M-64,-16C-64,-82 64,-82 64,-16C68,36 42,72 0,74C-42,72 -68,36 -64,-16Z",
  square: "M-60,-20C-60,-82 60,-82 60,-20L58,34C56,62 30,78 0,78C-30,78 -56,62 -58,34Z",
  long: "M-56,-24C-56,-86 56,-86 56,-24C58,34 38,84 0,86C-38,84 -58,34 -56,-24Z",
  heart: "M-64,-24C-64,-86 64,-86 64,-24C62,22 30,80 0,82C-30,80 -62,22 -64,-24Z",
};

function features({ age, skin, hair, hairColour, extra }: Traits): string {
  const shade: Colour = skin === "clay" ? "bark" : "clay";
  const brow: Colour = hairColour === "silver" ? "silver" : hairColour === "straw" ? "rust" : hairColour;
  const lines = {
    young: "",
    grown: "",
    mature: stroke("M-40,26q-4,12 2,20M40,26q4,12 -2,20", shade, 2.5, { opacity: 0.7 }),
    old: stroke("M-40,24q-4,14 2,24M40,24q4,14 -2,24M-40,14q8,5 18,3M40,14q-8,5 -18,3M-22,-44q22,-6 44,0", shade, 2.5, {
      opacity: 0.75,
    }),
  }[age];
  return [
    extra === "beard" || extra === "stubble" ? "" : faded(0.1, disc(-36, 26, 14, "warm") + disc(36, 26, 14, "warm")),
    womens.has(hair) ? stroke("M-33,-1l-5,-4M33,-1l5,-4", "ink", 2.5) : "",
    oval(-26, 2, 4.5, 5.5, "ink") + oval(26, 2, 4.5, 5.5, "ink"),
    stroke("M-38,-14q11,-8 23,-2M38,-14q-11,-8 -23,-2", brow, age === "young" ? 4 : 5),
    stroke("M1,4C6,16 8,22 2,26C-1,27 -4,26 -6,24", shade, 3.5),
    stroke("M-18,44Q0,58 18,44", skin === "clay" ? "cocoa" : "rust", 4),
    lines,
  ].join("");
}

function facialHair({ extra, hairColour, shape }: Traits): string {
  const chin = shape === "long" ? 6 : 0;
  const full = `M-60,8C-60,${70 + chin} -30,${92 + chin} 0,${94 + chin}C30,${92 + chin} 60,${70 + chin} 60,8C52,26 40,30 24,30C12,30 -12,30 -24,30C-40,30 -52,26 -60,8Z`;
  const lips = stroke("M-15,46Q0,56 15,46", "peach", 5);
  switch (extra) {
    case "beard":
      return path(full, hairColour) + lips;
    case "stubble":
      return (
        clipped("f", `<path d="${outline[shape]}"/>`, path(full, hairColour, { opacity: 0.2 })) +
        stroke("M-17,44Q0,56 17,44", "rust", 4)
      );
    case "moustache":
      return path("M-28,42C-22,30 -6,30 0,34C6,30 22,30 28,42C16,44 8,41 0,40C-8,41 -16,44 -28,42Z", hairColour);
    case "goatee":
      return (
        path(
          `M-20,36C-10,32 10,32 20,36C26,60 18,${86 + chin} 0,${88 + chin}C-18,${86 + chin} -26,60 -20,36Z`,
          hairColour,
        ) + lips
      );
    default:
      return "";
  }
}

function glassesOf({ glasses }: Traits): string {
  const bridge = "M-8,2q8,-6 16,0M-46,-2L-60,-6M46,-2L60,-6";
  switch (glasses) {
    case "round":
      return stroke(
        `M-46,2a19,19 0 1 0 38,0a19,19 0 1 0 -38,0M8,2a19,19 0 1 0 38,0a19,19 0 1 0 -38,0${bridge}`,
        "cocoa",
        3,
      );
    case "square":
      return stroke(`M-46,-10h38v20q0,6 -6,6h-26q-6,0 -6,-6ZM8,-10h38v20q0,6 -6,6h-26q-6,0 -6,-6Z${bridge}`, "navy", 3);
    case "half":
      return stroke(
        "M-44,13h34q0,14 -17,14t-17,-14ZM10,13h34q0,14 -17,14t-17,-14ZM-10,14h20M-44,13L-58,6M44,13L58,6",
        "teal",
        3.5,
      );
    case "none":
      return "";
  }
}

function jewellery({ extra }: Traits): string {
  switch (extra) {
    case "studs":
      return disc(-62, 20, 5, "white") + disc(62, 20, 5, "white");
    case "drops":
      return each([-62, 62], (x) => stroke(`M${x},18v8`, "teal", 3) + oval(x, 34, 5, 8, "teal"));
    case "beads":
      return each([-34, -20, -7, 7, 20, 34], (x) => disc(x, 108 - (x * x) / 70, 6, "white"));
    case "pendant":
      return stroke("M-26,84Q0,132 26,84", "clay", 3) + disc(0, 112, 7, "warm");
    case "freckles":
      return each([-40, -32, -24, 24, 32, 40], (x, i) => disc(x, i % 2 ? 20 : 26, 2.4, "rust"));
    case "mole":
      return disc(26, 40, 3, "cocoa");
    case "badge":
      return (
        box(36, 98, 42, 26, 5, "white") + box(41, 104, 11, 14, 3, "clay") + stroke("M58,107h13M58,115h9", "steel", 3)
      );
    case "stethoscope":
      return (
        stroke("M-44,90C-48,116 -44,130 -36,142M44,90C50,102 52,110 50,116", "steel", 5) + disc(50, 124, 9, "white")
      );
    case "brooch":
      return disc(46, 124, 9, "warm") + disc(46, 124, 4, "glow");
    default:
      return "";
  }
}
