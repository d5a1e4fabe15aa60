import { z } from "zod";
import { type TranslationLocale, translationLocales } from "../locale.ts";

const Phone = z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only");

/** `abroad` can be dialled from anywhere: a toll-free number cannot. */
const Contact = z.strictObject({ phone: Phone, abroad: Phone.optional(), email: z.email() });
const contacts = translationLocales.map((locale) => [locale, Contact]);

/** The variable `fixed-contacts`: what replaces the answer of the address call, in every other language and for Saint Petersburg. */
export const FixedContacts = z.strictObject({
  ...(Object.fromEntries(contacts) as Record<TranslationLocale, typeof Contact>),
  spb: z.strictObject({ phone: Phone }),
});
export type FixedContacts = z.output<typeof FixedContacts>;

/** The number that can be dialled from anywhere, for readers of every language. */
export function abroadPhone(contacts: FixedContacts): string | undefined {
  return translationLocales.map((locale) => contacts[locale].abroad).find(Boolean);
}
