import { z } from "zod";

/** Stands in addresses (`?service=`) and never changes; the words may. */
export const ServiceKey = z.string().regex(/^[a-z][a-z0-9-]*$/, "a key has small letters, digits and -");

/** What a center offers, in the words of the record's language. */
export const Service = z.object({ key: ServiceKey, title: z.string().min(1) });
export type Service = z.output<typeof Service>;
