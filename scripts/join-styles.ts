import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { JOINED_STYLES, readManifest, stylesOf } from "#server/built-assets.ts";

/**
 * Besides the frame's styles a page loads one file: what Vite made for its parts, joined in the order in which they
 * apply. Its first line names the parts, for a dialog that shows this page over another one (browser/add-parts.ts).
 */
export function joinStyles(folder: string): void {
  const manifest = readManifest(`${folder}/server`);
  const frame = stylesOf(manifest, []);
  const joined: Record<string, string> = {};
  for (const [module, { isDynamicEntry }] of Object.entries(manifest)) {
    const parts = stylesOf(manifest, [module]).slice(frame.length);
    if (!isDynamicEntry || parts.length < 2) continue;
    const names = parts.map((part) => basename(part, ".css"));
    const css = [`/*${names.join()}*/`, ...parts.map((part) => readFileSync(`${folder}/client${part}`, "utf8"))];
    const text = css.map((part) => part.trimEnd()).join("\n");
    const file = `/assets/page-${createHash("sha256").update(text).digest("base64url").slice(0, 6)}.css`;
    writeFileSync(`${folder}/client${file}`, text);
    joined[parts.join()] = file;
  }
  writeFileSync(`${folder}/${JOINED_STYLES}`, JSON.stringify(joined));
}
