import { z } from "zod";

const Line = z.string().trim().min(1).max(120);

/** The variable `asked-services`: which services people look for first, in that order, with a short name for cards and filters. */
export const AskedServices = z
  .array(
    z.strictObject({
      /** `evening` and `guests` are told on a center's page even where it has none. */
      key: z.string().regex(/^[a-z][a-z-]*$/, "a key has small letters and -"),
      /** As the centers' lists of services name it. */
      service: Line,
      tag: Line,
    }),
  )
  .max(30);
export type AskedServices = z.output<typeof AskedServices>;
