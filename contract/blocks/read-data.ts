import { z } from "zod";
import { isSaved, type Saved } from "../saved.ts";

/** A block's data out of what an editor's tool saved: `read` puts it into our shape, `shape` checks and cleans it. */
export function savedAs<Shape extends z.ZodRawShape>(shape: Shape, read: (saved: Saved) => object) {
  return z.preprocess((saved) => (isSaved(saved) ? read(saved) : saved), z.object(shape));
}

/** A flag that is set, or nothing: most are not, and absent ones need no bytes. */
export const Flag = z
  .preprocess((flag) => (flag === true || flag === "true" || flag === 1 ? true : undefined), z.literal(true).optional())
  .optional();

/** Where a visitor may be sent: a place of this site or page, the web, a letter or a call. */
export const Url = z
  .string()
  .trim()
  .regex(
    /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d() -]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/i,
    "is not an address that a page may link to",
  );
