import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A content pack made for a test: path → text. */
export function writePack(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "renaria-pack-"));
  for (const [path, text] of Object.entries(files)) addFile(root, path, text);
  return root;
}

export function addFile(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export const article = (front: string, body = "Текст.") => `---\n${front}\n---\n\n${body}\n`;

/** A file with this front matter, for a record with more than a few fields. */
export const record = (front: object, text = "") => `---\n${JSON.stringify(front)}\n---\n\n${text}\n`;
