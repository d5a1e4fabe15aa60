import { z } from "zod";
import { recordBase } from "./record.ts";

export const City = z.object({
  ...recordBase,
  slug: z.string(),
  /** A partner network's centers are there. */
  partner: z.boolean(),
  /** In degrees; absent in records stored before they had it. */
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
});
export type City = z.output<typeof City>;
