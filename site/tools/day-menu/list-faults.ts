import { type Day, isUnread, limits, ownName, readAmount } from "./day.ts";
import type { DayMenuWords } from "./words-ru.ts";
import { counted } from "./food.ts";
import type { ShownFault } from "../../ui/field-fault.tsx";
import type { DayView } from "./shape-day.ts";

/** The invalid values of a day, in the form's order. Only grams are required. */
export function listFaults(id: string, wording: DayMenuWords, day: Day): ShownFault[] {
  const optional = [
    { name: "dry", typed: day.dry, text: wording.dryFault },
    { name: "urine", typed: day.urine, text: wording.urineFault },
    ...counted.map((nutrient) => {
      const { title, unit } = wording.nutrients[nutrient];
      const [least, most] = limits[ownName(nutrient)];
      const text = wording.ownFault(title, wording.number(least), `${wording.number(most)}\u00a0${unit}`);
      return { name: ownName(nutrient), typed: day.own[nutrient], text };
    }),
  ] as const;
  const wrong = optional.filter(({ typed, name }) => isUnread(typed, name));
  const rows = day.entries.flatMap(({ grams }, place): ShownFault[] => {
    const read = readAmount(grams, "grams");
    return typeof read === "number" ? [] : [{ id: rowId(id, place), text: wording.faults[read] }];
  });
  return [...wrong.map(({ name, text }) => ({ id: `${id}-${name}`, text })), ...rows];
}

/** Away from its field, an error of a row names its food. */
export function withNames(id: string, wording: DayMenuWords, faults: ShownFault[], { meals }: DayView): ShownFault[] {
  const titles = new Map(meals.flatMap(({ rows }) => rows.map(({ place, title }) => [rowId(id, place), title])));
  return faults.map(({ id: field, text }) => {
    const title = titles.get(field);
    return { id: field, text: title === undefined ? text : wording.faultOf(title, text) };
  });
}

export function rowId(id: string, place: number): string {
  return `${id}-row-${place}`;
}
