import { z } from "zod";
import { Alias, Line, recordBase } from "./record.ts";

export const City = z.object({
  ...recordBase,
  slug: Alias,
  /** Its name in every language that has one, and everyday names: people type what they know. */
  names: z.array(Line).optional(),
  /** Whether a partner network has centers there. If an API does not say, its cities are taken for such. */
  partner: z.boolean().default(true),
  /** In degrees; absent in old records. */
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
});
export type City = z.output<typeof City>;
