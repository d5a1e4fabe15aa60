/** What makes a face somebody's own. No two people share more than three of these eight. */
export type Traits = {
  age: "young" | "grown" | "mature" | "old";
  hair:
    | "crop"
    | "parted"
    | "swept"
    | "curly"
    | "receding"
    | "bald"
    | "fringe"
    | "bob"
    | "bun"
    | "long"
    | "waves"
    | "pixie"
    | "tail"
    | "curls"
    | "braid"
    | "side"
    | "cap"
    | "scarf";
  hairColour: "ink" | "cocoa" | "bark" | "rust" | "straw" | "silver";
  shape: "oval" | "round" | "square" | "long" | "heart";
  skin: "rose" | "peach" | "honey" | "clay";
  glasses: "none" | "round" | "square" | "half";
  extra:
    | "none"
    | "moustache"
    | "beard"
    | "stubble"
    | "goatee"
    | "studs"
    | "drops"
    | "beads"
    | "pendant"
    | "brooch"
    | "freckles"
    | "mole"
    | "badge"
    | "stethoscope";
  wear:
    | "coat"
    | "coat-warm"
    | "scrubs"
    | "coat-lemon"
    | "scrubs-pool"
    | "scrubs-blue"
    | "scrubs-leaf"
    | "scrubs-rust"
    | "scrubs-lemon"
    | "coat-tie"
    | "suit"
    | "sweater"
    | "cardigan"
    | "shirt"
    | "rollneck"
    | "vest";
};

/** A row of the table of faces: the name, and the eight traits in the order above. */
export type Person = readonly [
  name: string,
  Traits["age"],
  Traits["hair"],
  Traits["hairColour"],
  Traits["shape"],
  Traits["skin"],
  Traits["glasses"],
  Traits["extra"],
  Traits["wear"],
];

/** Hair that is drawn with lashes, and without a tie. */
export const womens = new Set<Traits["hair"]>([
  "bob",
  "bun",
  "long",
  "waves",
  "pixie",
  "tail",
  "curls",
  "braid",
  "side",
  "scarf",
]);
