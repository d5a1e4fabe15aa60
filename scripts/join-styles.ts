import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { JOINED_STYLES, readManifest, stylesOf } from "#server/built-assets.ts";

/**
 * Besides the frame's styles a page loads one file: what Vite made for its parts, joined in the order in which they
 * apply. A list beside it names the parts, for a dialog that shows this page over another one (browser/add-parts.ts):
 * the hashes in their names cannot be compressed, so they are not in the file itself.
 */
export function joinStyles(folder: string): void {
  const manifest = readManifest(`${folder}/server`);
  const frame = stylesOf(manifest, []);
  const joined: Record<string, string> = {};
  for (const [module, { isDynamicEntry }] of Object.entries(manifest)) {
    const parts = stylesOf(manifest, [module]).slice(frame.length);
    if (!isDynamicEntry || parts.length < 2) continue;
    const list = JSON.stringify(parts);
    const text = parts.map((part) => readFileSync(`${folder}/client${part}`, "utf8").trimEnd()).join("\n");
    const hash = createHash("sha256").update(list).update(text).digest("base64url").slice(0, 6);
    const file = `/assets/page-${hash}`;
    writeFileSync(`${folder}/client${file}.css`, text);
    writeFileSync(`${folder}/client${file}.json`, list);
    joined[parts.join()] = `${file}.css`;
  }
  writeFileSync(`${folder}/${JOINED_STYLES}`, JSON.stringify(joined));
}
