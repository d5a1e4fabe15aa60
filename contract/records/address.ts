import { z } from "zod";
import { Line, recordBase } from "./record.ts";

/** Every field has a default: an office is shown with what is known of it. */
export const Address = z.object({
  ...recordBase,
  id: recordBase.id.default(0),
  title: Line.default(""),
  slug: z.string().default(""),
  phone: Line.default(""),
  email: Line.default(""),
  address: Line.default(""),
  workHours: Line.default(""),
});
export type Address = z.output<typeof Address>;
