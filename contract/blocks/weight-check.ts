import { z } from "zod";

/** The short form of the tool "weight between sessions"; its page answers. */
export const WeightCheck = z.object({
  type: z.literal("weight-check"),
  data: z.object({}).default({}),
});
export type WeightCheck = z.output<typeof WeightCheck>;

export const weightCheckExamples: WeightCheck[] = [{ type: "weight-check", data: {} }];
