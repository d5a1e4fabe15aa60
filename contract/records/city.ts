import { z } from "zod";
import { Alias, Line, recordBase } from "./record.ts";

export const City = z.object({
  ...recordBase,
  slug: Alias,
  /** What it is called in every language that it has a name in: people type what they know. */
  names: z.array(Line).optional(),
  /** A partner network's centers are there. An API that does not tell lists no others. */
  partner: z.boolean().default(true),
  /** In degrees; absent in records stored before they had it. */
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
});
export type City = z.output<typeof City>;
