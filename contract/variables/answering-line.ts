import { z } from "zod";

const Line = z.string().trim().min(1).max(300);

/** The variables `hiring`, `doctors-line`, `quality-line`: who answers job seekers, doctors, and those who complain. */
export const AnsweringLine = z.strictObject({
  /** Where one person answers. */
  name: Line.optional(),
  position: Line.optional(),
  phone: z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only"),
  email: z.email(),
  hours: Line,
});
export type AnsweringLine = z.output<typeof AnsweringLine>;
