import { z } from "zod";
import { reviewed } from "./reviewed.ts";
import { translatedText } from "./translated-text.ts";

const StageText = z.strictObject({
  title: translatedText(80),
  /** What the stage means for a person. */
  meaning: translatedText(500),
  /** What to do about it. */
  next: z.array(translatedText(300)).min(1).max(6),
  /** When to call the ambulance. */
  urgent: translatedText(300).optional(),
});

/** The variable `gfr-stages`: the calculator's text for each stage. All languages are in one file. */
export const GfrStages = z.strictObject({
  ...reviewed,
  stages: z.strictObject({
    G1: StageText,
    G2: StageText,
    G3a: StageText,
    G3b: StageText,
    G4: StageText,
    G5: StageText,
  }),
});
export type Stage = keyof z.output<typeof GfrStages>["stages"];
