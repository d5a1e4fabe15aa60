import { z } from "zod";
import { PlainText } from "../inline-html.ts";
import { locales } from "../locale.ts";

/** Which language the record's words are in; Russian where no translation exists. */
export const RecordLocale = z.enum(locales);
/** Languages a record is written in: what canonical and hreflang go by. */
export const Translations = z.array(RecordLocale);

/** What stands in addresses: a half of a sign cannot be written there. */
export const Alias = z
  .string()
  .min(1)
  .max(200)
  .refine((alias) => alias.isWellFormed(), "is not text");

/** Words that stand on one line; longer than this is not a title. */
export const Line = PlainText.overwrite((words) => words.slice(0, 300));
/** A few sentences without tags. */
export const Lead = PlainText.overwrite((words) => words.slice(0, 2_000));

/**
 * What every published record has. Of a foreign API only what has no default here is asked, and of the languages of a
 * record what it was asked in (`liberal/read-answer.ts`).
 */
export const recordBase = {
  id: z.number().int(),
  locale: RecordLocale,
  title: Line.min(1),
  active: z.boolean().default(true),
  weight: z.number().default(0),
};
