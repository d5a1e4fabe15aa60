import { z } from "zod";

const Line = z.string().trim().min(1).max(300);

/** The variable `duty-line`: whom our patients call when their center is closed. */
export const DutyLine = z.strictObject({
  title: Line,
  phone: z.string().regex(/^\+\d{8,15}$/, "a phone is written as + and digits only"),
  hours: Line,
  /** For whom it is, and what it is not for. */
  note: Line,
});
export type DutyLine = z.output<typeof DutyLine>;
