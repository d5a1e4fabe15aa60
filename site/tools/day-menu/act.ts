import { byMeal, type Day, type Entry, entryName, gramsOf, isFull } from "./day.ts";
import type { MenuFood } from "./food.ts";

/** The action of a button of the form, by its name. */
export const actions = ["add", "remove", "swap", "new"] as const;
export type Action = (typeof actions)[number];

/** The day after an action: the same in the browser and on the server. An impossible action changes nothing. */
export function act(day: Day, action: Action, value: string, foods: MenuFood[]): Day {
  // The foods are cleared, the person's data stays.
  if (action === "new") return { ...day, entries: [] };
  if (action === "remove") {
    const place = day.entries.findIndex((entry) => entryName(entry) === value);
    return { ...day, entries: day.entries.filter((_, index) => index !== place) };
  }
  if (action === "swap") {
    const [from = "", to = ""] = value.split(".");
    if (!foods.some(({ key }) => key === to)) return day;
    return { ...day, entries: day.entries.map((entry) => (entry.food === from ? { ...entry, food: to } : entry)) };
  }
  const food = foods.find(({ key }) => key === value);
  return food ? add(day, food) : day;
}

/** Adds one portion; if the meal already has this food, its portion grows. */
function add(day: Day, { key, grams }: MenuFood): Day {
  const isThere = (entry: Entry) => entry.meal === day.to && entry.food === key && gramsOf(entry) !== null;
  const place = day.entries.findIndex(isThere);
  if (place < 0) {
    if (isFull(day)) return day;
    return { ...day, entries: byMeal([...day.entries, { meal: day.to, food: key, grams: String(grams) }]) };
  }
  const more = (entry: Entry) => String((gramsOf(entry) ?? 0) + grams);
  return {
    ...day,
    entries: day.entries.map((entry, index) => (index === place ? { ...entry, grams: more(entry) } : entry)),
  };
}
