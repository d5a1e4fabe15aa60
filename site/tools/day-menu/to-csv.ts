import { type Day, optionalAmount } from "./day.ts";
import type { DayMenuWords } from "./words-ru.ts";
import { counted } from "./food.ts";
import { type DayView, isAtLeast, type Total } from "./shape-day.ts";

type Told = { day: Day; view: DayView; today: string; treatment: string | null };
type Cell = string | number;

/** The day as CSV for spreadsheets: the person's data, one line per food, then the totals and their limits. */
export function toCsv(wording: DayMenuWords, { day, view: { meals, totals }, today, treatment }: Told): string {
  const { file, person, nutrients, ...words } = wording;
  const heads = counted.map((one) => `${nutrients[one].title}, ${nutrients[one].unit}`);
  const typed = (label: string, text: string, name: "dry" | "urine"): Cell[][] =>
    text ? [[label, optionalAmount(text, name) ?? text]] : [];
  const rows = meals.flatMap(({ meal, rows: own }) =>
    own.map(({ title, grams, amounts }) => [
      words.meals[meal],
      title,
      optionalAmount(grams, "grams") ?? grams,
      ...counted.map((one) => amounts[one] ?? words.day.noData),
    ]),
  );
  const under = (title: string, shown: (total: Total) => Cell): Cell[] => [title, "", "", ...totals.map(shown)];
  const lines: Cell[][] = [
    [file.date, today],
    ...(treatment ? [[person.treatment, treatment]] : []),
    ...typed(person.dry.label, day.dry, "dry"),
    ...typed(person.urine.label, day.urine, "urine"),
    [file.meal, file.food, file.grams, ...heads],
    ...rows,
    under(words.total.title, ({ amount }) => amount),
    ...(totals.some(isAtLeast) ? [under(file.unsure, (total) => (isAtLeast(total) ? file.yes : ""))] : []),
    under(file.least, ({ norm }) => norm?.least ?? ""),
    under(file.most, ({ norm }) => norm?.most ?? ""),
  ];
  const shown = (one: Cell) => (typeof one === "string" ? quoted(one) : String(one).replace(".", file.decimal));
  return lines.map((line) => line.map(shown).join(file.separator)).join("\r\n");
}

/** Escapes a text that a spreadsheet would take for a formula. */
function quoted(text: string): string {
  const plain = text.replaceAll("\u00a0", " ");
  return `"${(/^[=+\-@\t]/.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}
