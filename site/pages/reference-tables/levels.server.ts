import { levels } from "#contract/variables/food-levels.ts";
import type { FilterField } from "../../parts/records/filters.ts";

/** Orders levels from low to high, regardless of the order of the foods. */
export function levelsFirst<Key extends string>(field: FilterField<Key>): FilterField<Key> {
  if (field.kind === "text") return field;
  const place = ({ value }: { value: string }) => (levels as readonly string[]).indexOf(value);
  return { ...field, options: field.options.toSorted((a, b) => place(a) - place(b)) };
}
