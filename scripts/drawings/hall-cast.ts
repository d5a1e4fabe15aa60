import type { Reclining } from "./reclining.ts";
import type { Looks } from "./people.ts";

/** Who lies near in a hall; a hall takes two who sit far from each other in this list. */
export const patients: readonly Reclining[] = [
  { hair: "bun", hairColour: "silver", glasses: true, top: "leaf", holds: "book", blanket: ["lemon", "cream"] },
  {
    hair: "bald",
    hairColour: "silver",
    beard: "silver",
    top: "white",
    legs: "navy",
    shoes: "rust",
    tilt: 6,
    headphones: true,
    blanket: ["pool", "mist"],
  },
  {
    hair: "crop",
    hairColour: "raven",
    skin: "clay",
    top: "rust",
    legs: "navy",
    shoes: "white",
    holds: "tablet",
    kneeUp: true,
  },
  {
    hair: "scarf",
    hairColour: "rust",
    skin: "clay",
    top: "navy",
    legs: "cocoa",
    holds: "cup",
    blanket: ["oat", "white"],
  },
  {
    hair: "short",
    hairColour: "bark",
    glasses: true,
    top: "cream",
    legs: "cocoa",
    shoes: "navy",
    holds: "phone",
    kneeUp: true,
    blanket: ["leaf", "ice"],
  },
  { hair: "bob", hairColour: "rust", top: "mist", legs: "navy", shoes: "white", tilt: 8, blanket: ["navy", "pool"] },
  { hair: "short", hairColour: "raven", skin: "bark", top: "lemon", legs: "teal", shoes: "white", holds: "book" },
  {
    hair: "tail",
    hairColour: "straw",
    top: "pool",
    legs: "navy",
    shoes: "warm",
    holds: "tablet",
    blanket: ["rust", "oat"],
  },
];

/** Who is on duty. */
export const nurses: readonly Looks[] = [
  { hair: "bun", hairColour: "raven", skin: "clay" },
  { hair: "crop", hairColour: "bark" },
  { hair: "bob", hairColour: "rust", glasses: true },
  { hair: "tail", hairColour: "cocoa" },
];
