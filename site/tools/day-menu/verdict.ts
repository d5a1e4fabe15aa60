import type { Locale } from "#contract/locale.ts";
import { dayMenuWords } from "./day-menu-words.ts";
import type { DayView } from "./shape-day.ts";

/** `so-far`: nothing is over, and the day is not one to be content with yet. */
type Verdict = { kind: "over" | "unsure" | "so-far" | "within"; text: string };

/** The whole day in a sentence. Only a day of three meals that is counted in full, with enough protein, is told to be well. */
export function verdictOf(locale: Locale, { totals, isEmpty, hasMeals }: DayView): Verdict {
  const { verdict, total, nutrients, number } = dayMenuWords[locale];
  if (isEmpty) return { kind: "so-far", text: verdict.empty };
  const listed = (wanted: "over" | "under", side: "most" | "least") =>
    totals
      .filter(({ state }) => state === wanted)
      .map(({ nutrient, amount, norm }) => {
        const { title, unit } = nutrients[nutrient];
        return `${title.toLowerCase()} ${total.outOf(number(amount), number(norm?.[side] ?? 0))}\u00a0${unit}`;
      })
      .join(", ");
  const over = listed("over", "most");
  const left = [...new Set(totals.flatMap(({ missing, unweighed }) => [...unweighed, ...missing]))];
  const told = [
    over && verdict.over(over),
    left.length > 0 && verdict.left(left.join("; ")),
    totals.some(({ lacking }) => lacking === "mistake") && verdict.mistake,
  ].filter(Boolean);
  if (told.length > 0) return { kind: over ? "over" : "unsure", text: told.join(" ") };
  const short = listed("under", "least");
  if (short) return { kind: "so-far", text: `${verdict.soFar} ${verdict.short(short)}` };
  const isWell = hasMeals && totals.every(({ lacking }) => lacking === null);
  return isWell ? { kind: "within", text: verdict.within } : { kind: "so-far", text: verdict.soFar };
}
