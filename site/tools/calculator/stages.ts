import { entriesOf } from "#contract/typed-entries.ts";
import type { Stage } from "#contract/variables/gfr-stages.ts";

/** KDIGO's stages by the filtration rate, from the best to the worst, each with its lower bound. */
const bounds: Record<Stage, number> = { G1: 90, G2: 60, G3a: 45, G3b: 30, G4: 15, G5: 0 };

/** On the scale a stage reaches from `from` up to, but not including, `to`. */
export type Step = { stage: Stage; from: number; to: number };

/** Where the drawn scale ends; the first stage itself has no end. */
export const SCALE_TOP = 120;

export const steps: Step[] = entriesOf(bounds).map(([stage, from], index, all) => ({
  stage,
  from,
  to: all[index - 1]?.[1] ?? SCALE_TOP,
}));

/** By the exact value: 59.6 is shown as 60 and is still G3a. */
export function stageOf(rate: number): Stage {
  return steps.find(({ from }) => rate >= from)?.stage ?? "G5";
}

/** As people write it: "45–59", and "90+" for the first, which has no end. */
export function rangeOf({ stage, from, to }: Step): string {
  return stage === "G1" ? `${from}+` : `${from}–${to - 1}`;
}
