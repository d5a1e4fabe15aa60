import { z } from "zod";

/** The address of a file: on the web, on this site, or, without a scheme and a slash, relative to the other media. */
export const MediaPath = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(?:https?:\/\/[^\s\\]+|(?!\/[/\\])[^\s\\:]+(?:[/?][^\s\\]*)?)$/i, "is not an address of a file");

/** The extension of a name or an address. */
export function extOf(path: unknown): string {
  return typeof path === "string" ? (/\.([a-z\d]{1,5})(?:[?#]|$)/i.exec(path.slice(-200))?.[1] ?? "") : "";
}
