import type { Locale } from "#contract/locale.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import { counted } from "./food.ts";
import { type DayView, isAtLeast } from "./shape-day.ts";

/** The day as a table that spreadsheets open: a food a line, the totals last. */
export function toCsv(locale: Locale, { meals, totals }: DayView): string {
  const words = dayMenuWords[locale];
  const heads = counted.map((one) => `${words.nutrients[one].title}, ${words.nutrients[one].unit}`);
  const shown = (amount: number | null) => (amount === null ? words.day.noData : words.number(amount));
  const rows = meals.flatMap(({ meal, rows: own }) =>
    own.map(({ title, grams, amounts }) => [
      words.meals[meal],
      title,
      grams,
      ...counted.map((one) => shown(amounts[one])),
    ]),
  );
  const sums = totals.map((total) => words.total.amount(words.number(total.amount), isAtLeast(total)));
  const lines = [
    [words.file.meal, words.file.food, words.file.grams, ...heads],
    ...rows,
    [words.total.title, "", "", ...sums],
  ];
  return lines.map((line) => line.map(cell).join(";")).join("\r\n");
}

/** A text that begins as a formula is told to be none. */
function cell(text: string): string {
  const plain = text.replaceAll("\u00a0", " ");
  return `"${(/^[=+\-@\t]/.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}
