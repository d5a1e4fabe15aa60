import { levels } from "#contract/variables/food-levels.ts";
import type { FilterField } from "../../parts/records/filters.ts";

/** Levels stand from little to much, whichever food happens to come first. */
export function levelsFirst<Key extends string>(field: FilterField<Key>): FilterField<Key> {
  if (field.kind === "text") return field;
  const place = ({ value }: { value: string }) => (levels as readonly string[]).indexOf(value);
  return { ...field, options: field.options.toSorted((a, b) => place(a) - place(b)) };
}
