import { z } from "zod";
import { isSaved, type Saved } from "../saved.ts";

/**
 * Reads a block's data as an editor's tool saved it: `read` converts it to our shape, `shape` checks and sanitises it.
 */
export function savedAs<Shape extends z.ZodRawShape>(shape: Shape, read: (saved: Saved) => object) {
  return z.preprocess((saved) => (isSaved(saved) ? read(saved) : saved), z.object(shape));
}

/** A flag that is set, or absent: most are not set, and absent ones need no bytes. */
export const Flag = z
  .preprocess((flag) => (flag === true || flag === "true" || flag === 1 ? true : undefined), z.literal(true).optional())
  .optional();

/** An allowed link target: this site or page, the web, an e-mail or a phone. */
export const Url = z
  .string()
  .trim()
  .regex(
    /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d() -]+|\/(?![/\\])[^\s\\]*|#[\w-]+)$/i,
    "is not an address that a page may link to",
  );
