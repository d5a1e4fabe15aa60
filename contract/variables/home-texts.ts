import { z } from "zod";

const Line = z.string().trim().min(1).max(300);
const Part = z.strictObject({ title: Line, text: Line });
const Teaser = z.strictObject({ title: Line, text: Line, more: Line });

/** The variable `home`: the texts of the home page. Its counts and lists come from the records. */
export const HomeTexts = z.strictObject({
  /** The alias of the specialist named beside the phone. */
  coordinator: Line,
  treatments: Part,
  /** The drawing of the stream has four steps. */
  way: Part.extend({ steps: z.array(z.strictObject({ title: Line, text: Line, time: Line })).length(4) }),
  centers: z.strictObject({ text: Line }),
  tourism: Teaser,
  calculator: Teaser,
  questions: Part,
  call: Part,
});
export type HomeTexts = z.output<typeof HomeTexts>;
