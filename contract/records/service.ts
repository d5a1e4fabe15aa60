import { z } from "zod";

/** Used in addresses (`?service=`) and never changed; the words may change. */
export const ServiceKey = z.string().regex(/^[a-z][a-z0-9-]*$/, "a key has small letters, digits and -");

/** A service of a center, in the language of the record. */
export const Service = z.object({ key: ServiceKey, title: z.string().min(1) });
export type Service = z.output<typeof Service>;

/** When a center has a service, if not always: a few words by its key. */
export const ServiceNotes = z.record(ServiceKey, z.string().trim().min(1).max(80));
export type ServiceNotes = z.output<typeof ServiceNotes>;
