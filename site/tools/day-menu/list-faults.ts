import type { Locale } from "#contract/locale.ts";
import { type Day, isUnread, ownName, readAmount } from "./day.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import { counted } from "./food.ts";
import type { ShownFault } from "../../ui/field-fault.tsx";

/** What cannot be read of a day, in the order of the form. Only grams have to be there. */
export function listFaults(id: string, locale: Locale, day: Day): ShownFault[] {
  const words = dayMenuWords[locale];
  const optional = [
    { name: "dry", typed: day.dry, kind: "dry", text: words.dryFault },
    { name: "urine", typed: day.urine, kind: "urine", text: words.urineFault },
    ...counted.map((nutrient) => ({
      name: ownName(nutrient),
      typed: day.own[nutrient],
      kind: "own" as const,
      text: words.ownFault,
    })),
  ] as const;
  const wrong = optional.filter(({ typed, kind }) => isUnread(typed, kind));
  const rows = day.entries.flatMap(({ grams }, place): ShownFault[] => {
    const read = readAmount(grams, "grams");
    return typeof read === "number" ? [] : [{ id: rowId(id, place), text: words.faults[read] }];
  });
  return [...wrong.map(({ name, text }) => ({ id: `${id}-${name}`, text })), ...rows];
}

export function rowId(id: string, place: number): string {
  return `${id}-row-${place}`;
}
