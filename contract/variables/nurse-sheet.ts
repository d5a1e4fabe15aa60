import { z } from "zod";
import { forEachLocale } from "../locale.ts";

/** The same in every language, side by side on paper. */
const Pair = z.strictObject(forEachLocale(() => z.string().trim().min(1).max(300)));

const isUnique = (fields: { key: string }[]) => new Set(fields.map(({ key }) => key)).size === fields.length;

/** The variable `nurse-sheet`: the fields of the wallet card, to be filled in and printed. Both languages stand in one file. */
export const NurseSheet = z.strictObject({
  /** Who checked it (a specialist's alias), and when. */
  reviewer: z.string().min(1).max(200),
  reviewedAt: z.iso.date(),
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
