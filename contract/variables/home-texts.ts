import { z } from "zod";

const Line = z.string().trim().min(1).max(300);
const Part = z.strictObject({ title: Line, text: Line });
const Teaser = z.strictObject({ title: Line, text: Line, more: Line });

/** The variable `home`: what the home page says in its sections. What it counts and lists comes from the records. */
export const HomeTexts = z.strictObject({
  /** The alias of the specialist who is named beside the phone. */
  coordinator: Line,
  treatments: Part,
  /** The stream is drawn for four steps. */
  way: Part.extend({ steps: z.array(z.strictObject({ title: Line, text: Line, time: Line })).length(4) }),
  centers: z.strictObject({ text: Line }),
  tourism: Teaser,
  calculator: Teaser,
  questions: Part,
  call: Part,
});
export type HomeTexts = z.output<typeof HomeTexts>;
