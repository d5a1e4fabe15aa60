import type { DayMenuWords } from "./words-ru.ts";
import type { PersonName } from "./day.ts";
import type { State } from "./norms.ts";
import type { DayView, Total } from "./shape-day.ts";

/** `so-far`: nothing is over, but the day is not complete yet. */
type Verdict = {
  kind: "over" | "unsure" | "so-far" | "within";
  text: string;
  /** In a line, for phones and large letters. */
  brief: string;
  /** The fields whose unreadable numbers leave sums without a norm. */
  wrong?: PersonName[];
};

/**
 * A sentence about the whole day. Only a day with three meals, everything counted and enough protein is called good.
 */
export function verdictOf(wording: DayMenuWords, view: DayView): Verdict {
  const never = view.meals.flatMap(({ rows }) =>
    rows.flatMap(({ caution, title }) => (caution === "never" ? title : [])),
  );
  const rest = compare(wording, view);
  if (never.length === 0) return rest;
  // A forbidden food comes first, even if all totals are fine, and no reassurance follows.
  const told = wording.verdict.never([...new Set(never)].join("; "));
  return { ...rest, kind: "over", text: rest.kind === "over" ? `${told} ${rest.text}` : told, brief: told };
}

function compare(wording: DayMenuWords, { totals, isEmpty, hasMeals }: DayView): Verdict {
  const { verdict, total, nutrients, number } = wording;
  const those = (wanted: State) => totals.filter(({ state }) => state === wanted);
  const named = (some: Total[]) => some.map(({ nutrient }) => nutrients[nutrient].title.toLowerCase()).join(", ");
  const summed = (some: Total[], side: "most" | "least") =>
    some
      .map((one) => {
        const outOf = total.outOf(number(one.amount), number(one.norm?.[side] ?? 0));
        return `${named([one])} ${outOf}\u00a0${nutrients[one.nutrient].unit}`;
      })
      .join(", ");

  if (isEmpty) return { kind: "so-far", text: verdict.empty, brief: verdict.empty };
  const over = those("over");
  const left = [...new Set(totals.flatMap(({ missing, unweighed }) => [...unweighed, ...missing]))];
  const wrong = [
    ...new Set(totals.flatMap(({ lacking }) => (lacking === null || lacking === "weight" ? [] : lacking))),
  ];
  const rest = [
    left.length > 0 && verdict.left(left.join("; ")),
    wrong.length > 0 && verdict.mistake(named(totals.filter(({ lacking }) => wrong.some((one) => one === lacking)))),
  ].filter((told) => told !== false);
  if (over.length > 0)
    return {
      kind: "over",
      text: [verdict.over(summed(over, "most")), ...rest].join(" "),
      brief: [verdict.over(named(over)), ...(rest.length > 0 ? [verdict.unsure] : [])].join(" "),
      wrong,
    };
  if (rest.length > 0) return { kind: "unsure", text: rest.join(" "), brief: verdict.unsure, wrong };
  const brief = summed(totals.filter(({ norm }) => norm?.most).slice(0, 1), "most");
  const short = those("under");
  if (short.length > 0)
    return {
      kind: "so-far",
      text: `${verdict.soFar} ${verdict.short(summed(short, "least"))}`,
      brief,
    };
  const isWell = hasMeals && totals.every(({ lacking }) => lacking === null);
  const text = isWell ? verdict.within : verdict.soFar;
  return { kind: isWell ? "within" : "so-far", text, brief };
}
