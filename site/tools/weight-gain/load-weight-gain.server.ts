import { loadVariable } from "../../api/load-variable.server.ts";
import { toDay } from "../../i18n/format-date.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { loadNormArticles } from "../day-menu/load-norm-articles.server.ts";
import type { NormArticle } from "../day-menu/food.ts";
import { type Gain, gainOf, type Weights } from "./gain.ts";
import { readWeights } from "./read-weights.ts";

/** The result as shown: the sums, their limits, and the texts about them. */
export type ShownGain = Gain & {
  weights: Weights;
  /** Today's date in words. */
  today: string;
  mostPercent: number;
  hours: number;
  /** The part that does not depend on urine. */
  drinkBase: number | null;
  advice: { over: string | null; longer: string | null; below: string | null };
  from: NormArticle[];
};

/** Reads a query and calculates the result. Without the limits there is no result, only validation errors. */
export async function loadWeightGain(site: SiteContext, address: string) {
  const { locale } = site;
  const { isAsked, typed, faults, weights } = readWeights(new URL(address).searchParams, locale);
  const shown = isAsked ? faults : {};
  const limits = isAsked && weights ? await loadVariable(site, "day-limits") : null;
  if (!limits || !weights) return { typed, faults: shown, result: null };
  const { weight, treatments } = limits;
  const { fluid } = treatments.hemodialysis;
  const gain = gainOf(weights, weight, fluid);
  const articles = await loadNormArticles(site, [weight.gain.article, weight.removal.article, fluid.article]);
  const isMuch = gain.excess > gain.removable;
  const result: ShownGain = {
    ...gain,
    weights,
    today: toDay(locale, new Date().toISOString()).text,
    mostPercent: weight.gain.mostPercent,
    hours: weight.removal.hours,
    drinkBase: fluid.most ?? null,
    advice: {
      // This much water is always urgent, regardless of the last session and the allowed gain.
      over: isMuch ? weight.removal.call[locale] : gain.isOver ? weight.gain.over[locale] : null,
      longer: isMuch ? weight.removal.over[locale] : null,
      below: gain.excess < 0 ? weight.below.text[locale] : null,
    },
    from: [...articles.values()],
  };
  return { typed, faults: shown, result };
}
