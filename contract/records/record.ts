import { z } from "zod";
import { PlainText } from "../inline-html.ts";
import { locales } from "../locale.ts";

/** The language of the record's words; Russian if there is no translation. */
export const RecordLocale = z.enum(locales);
/** Languages a record is written in: used for canonical and hreflang. */
export const Translations = z.array(RecordLocale);

/** Used in addresses: a lone surrogate cannot be encoded there. */
export const Alias = z
  .string()
  .min(1)
  .max(200)
  .refine((alias) => alias.isWellFormed(), "is not text");

/** A single line; anything longer is not a title. */
export const Line = PlainText.overwrite((words) => words.slice(0, 300));
/** A few sentences without tags. */
export const Lead = PlainText.overwrite((words) => words.slice(0, 2_000));

/**
 * What every published record has. A foreign API must only send what has no default here; the language of its records
 * is the requested one (`liberal/read-answer.ts`).
 */
export const recordBase = {
  id: z.number().int(),
  locale: RecordLocale,
  title: Line.min(1),
  active: z.boolean().default(true),
  weight: z.number().default(0),
};
