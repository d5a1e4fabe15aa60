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
  /**
   * How the chairs stand: with a gap or something else after so many of a row, in an arc, the last of the first row behind
   * glass, the first of it beds, the first row up to where if not across the hall, by how much moved from the windows.
   * `part`: of a large hall only so many are drawn, in one row that looks out; the caption says so.
   */
  seats?: {
    group?: number | readonly number[];
    divider?: "screen" | "wall";
    arc?: boolean;
    beds?: number;
    glass?: number;
    until?: number;
    fromWindows?: number;
    part?: number;
  };
  /** By how much the view from the hall is pushed up, so that what is seen there stands whole. */
  horizon?: number;
  /** What else is in the hall, behind the chairs. */
  hallHas?: () => string;
};
