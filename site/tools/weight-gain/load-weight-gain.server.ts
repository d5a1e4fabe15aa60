import { loadVariable } from "../../api/load-variable.server.ts";
import { toDay } from "../../i18n/format-date.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { loadNormArticles } from "../day-menu/load-norm-articles.server.ts";
import type { NormArticle } from "../day-menu/food.ts";
import { type Gain, gainOf, type Weights } from "./gain.ts";
import { readWeights } from "./read-weights.ts";

/** The result as it is shown: the sums, what they were compared with and what is said of them. */
export type ShownGain = Gain & {
  weights: Weights;
  /** The day it is, in words. */
  today: string;
  mostPercent: number;
  hours: number;
  /** Without urine. */
  drinkBase: number | null;
  advice: { over: string | null; longer: string | null; below: string | null };
  from: NormArticle[];
};

/** What an address asks, and the answer. Without the limits there is no answer, only what is wrong with the numbers. */
export async function loadWeightGain(site: SiteContext, address: string) {
  const { locale } = site;
  const { isAsked, typed, faults, weights } = readWeights(new URL(address).searchParams);
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
      // So much water is an alarm, whatever the last session left and whatever gain was allowed.
      over: isMuch ? weight.removal.call[locale] : gain.isOver ? weight.gain.over[locale] : null,
      longer: isMuch ? weight.removal.over[locale] : null,
      below: gain.excess < 0 ? weight.below.text[locale] : null,
    },
    from: [...articles.values()],
  };
  return { typed, faults: shown, result };
}
