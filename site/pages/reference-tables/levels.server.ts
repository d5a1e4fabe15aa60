import type { FilterField } from "../../records/filters.ts";

export const levels = ["low", "middle", "high"] as const;
export type Level = (typeof levels)[number];

/** A limit itself belongs to the milder side. */
export function levelOf(amount: number, [low, high]: readonly [number, number]): Level {
  const shown = Math.round(amount);
  if (shown <= low) return "low";
  return shown <= high ? "middle" : "high";
}

/** Levels stand from little to much, whichever food happens to come first. */
export function levelsFirst<Key extends string>(field: FilterField<Key>): FilterField<Key> {
  if (field.kind === "text") return field;
  const place = ({ value }: { value: string }) => (levels as readonly string[]).indexOf(value);
  return { ...field, options: field.options.toSorted((a, b) => place(a) - place(b)) };
}
