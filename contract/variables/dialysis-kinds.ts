import { z } from "zod";

const Line = z.string().trim().min(1).max(300);
const Both = { hemodialysis: Line, "peritoneal-dialysis": Line };
const Reasons = z.array(Line).min(1).max(8);

/** The variable `dialysis-kinds`: the two kinds side by side. The home page shows the first three rows. */
export const DialysisKinds = z.strictObject({
  rows: z.array(z.strictObject({ name: Line, ...Both })).min(3),
  /** The texts of the links to each kind. */
  more: z.strictObject(Both),
  /** When each kind is often easier. */
  suits: z.strictObject({ title: Line, text: Line, hemodialysis: Reasons, "peritoneal-dialysis": Reasons }),
});
export type DialysisKinds = z.output<typeof DialysisKinds>;
