import { z } from "zod";

/** Who checked a variable (a specialist's alias), and when. Publishing refuses an alias that is not there. */
export const reviewed = {
  reviewer: z.string().min(1).max(200),
  reviewedAt: z.iso.date(),
};
