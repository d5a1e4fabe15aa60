import type { Stage } from "#contract/variables/gfr-stages.ts";
import { type Equation, equations, estimateRate, type Measures } from "./equations.ts";
import { stageOf } from "./stages.ts";

/** `exact` has two decimals, for programs; `whole` is what people read. */
export type Estimate = { equation: Equation; rate: number; exact: string; whole: string; stage: Stage };

export function reckon(measures: Measures): [Estimate, Estimate] {
  return equations.map((equation) => {
    const rate = estimateRate(equation, measures);
    return { equation, rate, exact: rate.toFixed(2), whole: String(Math.round(rate)), stage: stageOf(rate) };
  }) as [Estimate, Estimate];
}
