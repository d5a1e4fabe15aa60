import { z } from "zod";
import { recordBase } from "./record.ts";

export const City = z.object({
  ...recordBase,
  slug: z.string(),
  /** A partner network's centers are there. */
  partner: z.boolean(),
});
export type City = z.output<typeof City>;
