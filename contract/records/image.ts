import { z } from "zod";

const imageWidths = ["500", "600", "1200", "1800"] as const;

const Variant = z.object({ width: z.number().int(), height: z.number().int(), avif: z.string(), webp: z.string() });

/** A picture with its sizes, so that a page reserves its place. A width is there only where the original is wider. */
export const Image = z.object({
  path: z.string(),
  name: z.string(),
  ext: z.string(),
  mime: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  preview: z.object({
    origin: z.object({ path: z.string(), width: z.number().int(), height: z.number().int() }),
    compressed: z.partialRecord(z.enum(imageWidths), Variant),
  }),
});
export type Image = z.output<typeof Image>;
