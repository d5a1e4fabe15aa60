import { z } from "zod";

/** Who reviewed a variable (a specialist's alias), and when. Publishing refuses an unknown alias. */
export const reviewed = {
  reviewer: z.string().min(1).max(200),
  reviewedAt: z.iso.date(),
};
