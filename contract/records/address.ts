import { z } from "zod";
import { recordBase } from "./record.ts";

export const Address = z.object({
  ...recordBase,
  slug: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  workHours: z.string(),
});
export type Address = z.output<typeof Address>;
