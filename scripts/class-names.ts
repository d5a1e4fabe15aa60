import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * The name of a CSS module class, the same in the browser and on the server: one short prefix per file, which
 * compresses well.
 */
export function className(name: string, file: string): string {
  const [path = ""] = relative(process.cwd(), file).split("?");
  return `_${name}_${createHash("sha256").update(path).digest("hex").slice(0, 4)}`;
}
