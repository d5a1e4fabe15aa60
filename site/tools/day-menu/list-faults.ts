import { type Day, isUnread, limits, ownName, readAmount } from "./day.ts";
import type { DayMenuWords } from "./words-ru.ts";
import { counted } from "./food.ts";
import type { ShownFault } from "../../ui/field-fault.tsx";
import type { DayView } from "./shape-day.ts";

/** The invalid values of a day, in the form's order. Only grams are required. */
export function listFaults(id: string, wording: DayMenuWords, day: Day): ShownFault[] {
  const { person, nutrients } = wording;
  const optional = [
    { name: "dry", typed: day.dry, label: person.dry.label },
    { name: "urine", typed: day.urine, label: person.urine.label },
    ...counted.map((nutrient) => {
      const { title, unit } = nutrients[nutrient];
      return { name: ownName(nutrient), typed: day.own[nutrient], label: `${title}, ${unit}` };
    }),
  ] as const;
  const wrong = optional.filter(({ typed, name }) => isUnread(typed, name));
  const rows = day.entries.flatMap(({ grams }, place): ShownFault[] => {
    const read = readAmount(grams, "grams");
    return typeof read === "number" ? [] : [{ id: rowId(id, place), text: wording.faults[read] }];
  });
  const told = wrong.map(({ name, label }) => {
    const [least, most] = limits[name].map(wording.number);
    return { id: `${id}-${name}`, text: wording.optionalFault(label, `${least}`, `${most}`) };
  });
  return [...rows, ...told];
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
