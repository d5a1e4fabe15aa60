import { z } from "zod";
import { forEachLocale } from "../locale.ts";

/** One text in every language, for variables that hold all languages in one file. */
export function translatedText(longest: number) {
  return z.strictObject(forEachLocale(() => z.string().trim().min(1).max(longest)));
}
