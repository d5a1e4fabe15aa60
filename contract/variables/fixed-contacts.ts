import { z } from "zod";

const Phone = z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only");

/** The variable `fixed-contacts`: what replaces the answer of the address call, in English and for Saint Petersburg. */
export const FixedContacts = z.strictObject({
  en: z.strictObject({ phone: Phone, email: z.email() }),
  spb: z.strictObject({ phone: Phone }),
});
export type FixedContacts = z.output<typeof FixedContacts>;
