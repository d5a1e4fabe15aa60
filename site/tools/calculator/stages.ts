import { entriesOf } from "#contract/typed-entries.ts";
import type { Stage } from "#contract/variables/gfr-stages.ts";

/** The lower bound of each KDIGO stage by filtration rate, from best to worst. */
const bounds: Record<Stage, number> = { G1: 90, G2: 60, G3a: 45, G3b: 30, G4: 15, G5: 0 };

/** A stage spans from `from` up to, but not including, `to`. */
export type Step = { stage: Stage; from: number; to: number };

/** The end of the drawn scale; stage 1 itself has no upper bound. */
export const SCALE_TOP = 120;

export const steps: Step[] = entriesOf(bounds).map(([stage, from], index, all) => ({
  stage,
  from,
  to: all[index - 1]?.[1] ?? SCALE_TOP,
}));

/** By the exact value: 59.6 is shown as 60, but is still G3a. */
export function stageOf(rate: number): Stage {
  return steps.find(({ from }) => rate >= from)?.stage ?? "G5";
}

/** As people write it: "45–59", and "90+" for stage 1, which has no upper bound. */
export function rangeOf({ stage, from, to }: Step): string {
  return stage === "G1" ? `${from}+` : `${from}–${to - 1}`;
}
