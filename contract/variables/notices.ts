import { z } from "zod";
import { SitePath } from "./menu.ts";

/**
 * The variable `notices`. Each is shown above the header until it ends: to everybody, or on the pages of a region and
 * of its centers.
 */
export const Notices = z
  .array(
    z.strictObject({
      text: z.string().min(1).max(300),
      path: SitePath.optional(),
      region: z.string().optional(),
      from: z.iso.datetime({ offset: true }).optional(),
      until: z.iso.datetime({ offset: true }),
    }),
  )
  .max(20);
