import type { Building } from "./building.ts";

export type Center = {
  /** The record's name in content/centers, where the number of chairs stands. */
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
  /** How the chairs stand: with a gap or a screen after so many, in an arc, and what else is in the hall. */
  seats?: { group?: number; screens?: boolean; arc?: boolean; beds?: number };
  hallHas?: () => string;
};
