import type { Building } from "./building.ts";

export type Center = {
  /** The record's name in content/centers. */
  record: string;
  /** What the picture of the house, of its door and of its hall show, in Russian. */
  house: string;
  door: string;
  hall: string;
  /** What is seen from its windows: far away, also behind the house, and near. */
  far: () => string;
  near?: () => string;
  building: Building;
  /** Where the house stands. */
  at?: readonly [number, number];
  /** Before the house: trees, a fence, water. */
  front: () => string;
  ground?: "snow" | "water";
  /** Beside the door, in its own picture: 0, 0 on the ground before it. */
  beside?: () => string;
  /**
   * How its places differ: something between them, the last one behind glass or something else than a chair, all of them
   * moved from the windows.
   */
  seats?: {
    divider?: "screen" | "wall";
    last?: "bed" | "desk" | "aquarium";
    glass?: true;
    fromWindows?: true;
  };
  /** By how much the view from the hall is pushed up, so that what is seen there stands whole. */
  horizon?: number;
  /** What else is in the hall, behind the chairs. */
  hallHas?: () => string;
};
