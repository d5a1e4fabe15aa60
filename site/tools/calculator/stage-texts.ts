import type { Stage } from "#contract/variables/gfr-stages.ts";

/** What a stage means for a person, and what to do about it. */
type StageText = { title: string; meaning: string; next: string[] };

/** From content; with an API that lacks them, the numbers and the stages have no texts. */
export type StageTexts = Record<Stage, StageText>;
