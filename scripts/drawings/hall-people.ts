import type { Looks } from "./people.ts";
import type { Reclining } from "./reclining.ts";

/** Who has treatment: each has a way of their own to spend the four hours. */
export const patients: readonly Reclining[] = [
  {
    hair: "bun",
    hairColour: "silver",
    glasses: true,
    top: "leaf",
    tilt: -12,
    reads: true,
    blanket: ["lemon", "cream"],
  },
  { hair: "crop", skin: "clay", top: "white", sleeve: "ice", legs: "teal", headphones: true, tilt: 8, kneeUp: true },
  { hair: "bob", hairColour: "rust", top: "navy", sleeve: "teal", shoes: "white", tilt: 10, blanket: ["oat", "white"] },
  { hair: "bald", hairColour: "silver", beard: "silver", top: "rust", legs: "navy", tilt: -12, reads: true },
  { hair: "scarf", hairColour: "warm", top: "cream", sleeve: "oat", shoes: "navy", tilt: 4, blanket: ["pool", "ice"] },
  { hair: "short", skin: "bark", top: "lemon", shoes: "white", tilt: -10, reads: true },
  { hair: "tail", hairColour: "cocoa", top: "ice", sleeve: "mist", headphones: true, blanket: ["rust", "butter"] },
];

export const nurses: readonly Looks[] = [
  { hair: "bun", hairColour: "raven", skin: "clay" },
  { hair: "crop", hairColour: "bark" },
  { hair: "bob", hairColour: "rust", glasses: true },
  { hair: "tail", hairColour: "cocoa" },
];
