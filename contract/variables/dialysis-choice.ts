import { z } from "zod";
import { reviewed } from "./reviewed.ts";

const Line = z.string().trim().min(1).max(300);
/** Used in addresses; a link that was sent must work later and in the other language. */
const Key = z.string().regex(/^[a-z][a-z-]{0,30}$/, "a key has small letters and -");

const isUnique = (list: { key: string }[]) => new Set(list.map(({ key }) => key)).size === list.length;
const UNIQUE = "a key stands once";

const Answer = z.strictObject({
  key: Key,
  text: Line,
  /** What in this answer speaks for either kind of dialysis. */
  hemodialysis: Line.optional(),
  "peritoneal-dialysis": Line.optional(),
  /** What in this answer hinders either kind, or needs help or preparation. With neither, it decides nothing. */
  hinders: z.strictObject({ hemodialysis: Line.optional(), "peritoneal-dialysis": Line.optional() }).optional(),
  /** What to ask the doctor after this answer. */
  ask: Line.optional(),
});

const Question = z.strictObject({
  key: Key,
  /** A word or two for the printed sheet. */
  topic: Line,
  text: Line,
  answers: z.array(Answer).min(2).max(5).refine(isUnique, UNIQUE),
});

/** The variable `dialysis-choice`: the questions of `/dialysis/choose` and what each answer speaks for. */
export const DialysisChoice = z.strictObject({
  /** The reviewer has compared the sentences with the articles. */
  ...reviewed,
  questions: z.array(Question).min(2).max(20).refine(isUnique, UNIQUE),
  /** What everybody should ask the doctor. */
  ask: z.array(Line).min(1).max(8),
});
export type DialysisChoice = z.output<typeof DialysisChoice>;
