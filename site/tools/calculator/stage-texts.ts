import type { Stage } from "#contract/variables/gfr-stages.ts";

/** What a stage means for a person, and what to do about it. */
type StageText = { title: string; meaning: string; next: string[]; urgent?: string };

/** From content; an API without them shows the numbers and the stages without texts. */
export type StageTexts = Record<Stage, StageText>;
