import { z } from "zod";
import { reviewed } from "./reviewed.ts";
import { translatedText } from "./translated-text.ts";

/** The same in every language, side by side on paper. */
const Pair = translatedText(300);

const isUnique = (fields: { key: string }[]) => new Set(fields.map(({ key }) => key)).size === fields.length;

const Key = z.string().regex(/^[a-z][a-z-]{0,30}$/, "a key has small letters and -");

/** Checkboxes, printed in both languages, and the label of the line beside them. */
const Choice = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        /** On screen, in place of the field's own label; paper has no room for both. */
        label: Pair.optional(),
        take: z.enum(["one", "any"]),
        options: z
          .array(z.strictObject({ key: Key, label: Pair }))
          .min(2)
          .max(7),
      }),
    )
    .min(1)
    .max(2)
    .refine((rows) => isUnique(rows.flatMap(({ options }) => options)), "a key stands once"),
  more: Pair,
});

/**
 * The variable `nurse-sheet`: the fields of the wallet card, to be filled in and printed. Both languages are in one
 * file.
 */
export const NurseSheet = z.strictObject({
  ...reviewed,
  title: Pair,
  fields: z
    .array(
      z.strictObject({
        key: Key,
        label: Pair,
        choice: Choice.optional(),
        /** In characters; a multiple of ten, because the page says it in words. */
        longest: z.int().min(20).max(300).multipleOf(10).default(100),
        /** Two halves share a line of the sheet. */
        half: z.boolean().default(false),
        /** Printed under the field too: a warning for whoever reads it. */
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
