import { z } from "zod";

/** Used in addresses (`?service=`) and never changed; the words may change. */
export const ServiceKey = z.string().regex(/^[a-z][a-z0-9-]*$/, "a key has small letters, digits and -");

/** A service of a center, in the language of the record. */
export const Service = z.object({ key: ServiceKey, title: z.string().min(1) });
export type Service = z.output<typeof Service>;
