import { createHash } from "node:crypto";
import { relative } from "node:path";

/** A class of a CSS module, in the browser and on the server alike: one short mark for all classes of a file, which packs well. */
export function className(name: string, file: string): string {
  const [path = ""] = relative(process.cwd(), file).split("?");
  return `_${name}_${createHash("sha256").update(path).digest("hex").slice(0, 4)}`;
}
