import { z } from "zod";
import { locales } from "../locale.ts";

/** Which language the record's words are in; Russian where no translation exists. */
export const RecordLocale = z.enum(locales);

/** What every published record has. */
export const recordBase = {
  id: z.number().int(),
  locale: RecordLocale,
  title: z.string(),
  active: z.boolean(),
  weight: z.number(),
};
