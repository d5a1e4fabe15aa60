import type { Locale } from "#contract/locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { dayMenuWords } from "./day-menu-words.ts";
import type { DayView } from "./shape-day.ts";

type Props = { id: string; locale: Locale; view: DayView };

/** On a phone the totals lie far below the foods: their sum stays in sight, and a press leads to them. */
export function RunningTotal({ id, locale, view }: Props) {
  const { total, nutrients, number, spoken } = dayMenuWords[locale];
  if (view.isEmpty) return null;
  const over = view.totals.filter(({ state }) => state === "over");
  const sums = over.map(({ nutrient, amount, norm }) => {
    const { title, unit } = nutrients[nutrient];
    return `${title.toLowerCase()} ${total.outOf(number(amount), number(norm?.most ?? 0))}\u00a0${unit}`;
  });
  return (
    <a className="dm-running" href={`#${id}-totals`} data-state={over.length > 0 ? "over" : "within"}>
      <Icon name={over.length > 0 ? "warn" : "check"} />
      <span>
        <b>{total.title}</b> {over.length === 0 ? spoken.within : spoken.over(sums.join(", "))}
      </span>
    </a>
  );
}
