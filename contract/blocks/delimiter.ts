import { z } from "zod";

export const Delimiter = z.object({
  type: z.literal("delimiter"),
  data: z.object({}).default({}),
});
export type Delimiter = z.output<typeof Delimiter>;

export const delimiterExamples: Delimiter[] = [{ type: "delimiter", data: {} }];
