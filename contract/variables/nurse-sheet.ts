import { z } from "zod";
import { reviewed } from "./reviewed.ts";
import { translatedText } from "./translated-text.ts";

/** The same in every language, side by side on paper. */
const Pair = translatedText(300);

const isUnique = (fields: { key: string }[]) => new Set(fields.map(({ key }) => key)).size === fields.length;

/** The variable `nurse-sheet`: the fields of the wallet card, to be filled in and printed. Both languages stand in one file. */
export const NurseSheet = z.strictObject({
  ...reviewed,
  title: Pair,
  fields: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[a-z][a-z-]{0,30}$/, "a key has small letters and -"),
        label: Pair,
        /** Stands under the field on paper too: a warning for whoever reads it. */
        note: Pair.optional(),
      }),
    )
    .min(1)
    .max(20)
    .refine(isUnique, "a key stands once"),
  never: z.strictObject({ title: Pair, lines: z.array(Pair).min(1).max(8) }),
  call: z.strictObject({ title: Pair, line: Pair, abroad: Pair }),
});
export type NurseSheet = z.output<typeof NurseSheet>;
