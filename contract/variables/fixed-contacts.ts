import { z } from "zod";
import { translationLocales } from "../locale.ts";
import { forEachKey } from "../typed-entries.ts";

const Phone = z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only");

/** `abroad` can be dialled from anywhere: a toll-free number cannot. */
const Contact = z.strictObject({ phone: Phone, abroad: Phone.optional(), email: z.email() });

/**
 * The variable `fixed-contacts`: replaces the contacts of the address call in languages other than Russian and for
 * Saint Petersburg.
 */
export const FixedContacts = z.strictObject({
  ...forEachKey(translationLocales, () => Contact),
  spb: z.strictObject({ phone: Phone }),
});
export type FixedContacts = z.output<typeof FixedContacts>;

/** The number that can be dialled from anywhere, for readers of every language. */
export function abroadPhone(contacts: FixedContacts): string | undefined {
  return translationLocales.map((locale) => contacts[locale].abroad).find(Boolean);
}
