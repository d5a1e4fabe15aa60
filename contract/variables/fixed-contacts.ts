import { z } from "zod";

const Phone = z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only");

/** The variable `fixed-contacts`: what replaces the answer of the address call, in English and for Saint Petersburg. */
export const FixedContacts = z.strictObject({
  /** `abroad` can be dialled from anywhere: a toll-free number cannot. */
  en: z.strictObject({ phone: Phone, abroad: Phone.optional(), email: z.email() }),
  spb: z.strictObject({ phone: Phone }),
});
export type FixedContacts = z.output<typeof FixedContacts>;
