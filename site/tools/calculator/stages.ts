/** KDIGO's stages by the filtration rate, from the best to the worst, each with its lower bound. */
const bounds = { G1: 90, G2: 60, G3a: 45, G3b: 30, G4: 15, G5: 0 };

export type Stage = keyof typeof bounds;
/** On the scale a stage reaches from `from` up to, but not including, `to`. */
export type Step = { stage: Stage; from: number; to: number };

/** Where the drawn scale ends; the first stage itself has no end. */
export const SCALE_TOP = 120;

export const steps: Step[] = Object.entries(bounds).map(([stage, from], index, all) => ({
  stage: stage as Stage,
  from,
  to: all[index - 1]?.[1] ?? SCALE_TOP,
}));

/** By the value as it was reckoned: 59.6 is shown as 60 and is still G3a. */
export function stageOf(rate: number): Stage {
  return steps.find(({ from }) => rate >= from)?.stage ?? "G5";
}
