import { createHash } from "node:crypto";
import { createReadStream, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { TableCounts } from "#api/db/sqlite-backup.ts";
import { Refusal } from "#api/refusal.ts";

/** The database in a backup: SQLite's file as it is, or a PostgreSQL dump. */
export const DATABASE = "database";
export const MEDIA = "media";
export const SECRET = "secret";
const MANIFEST = "manifest.json";
const FORMAT = 1;

const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  engine: z.enum(["sqlite", "postgresql"]),
  tables: z.record(z.string(), z.number().int()),
  /** Every other file of the backup with its SHA-256: a tar archive does not notice a flipped bit. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** The contents of a backup folder, written into it. */
export async function writeManifest(
  folder: string,
  engine: Manifest["engine"],
  tables: TableCounts,
): Promise<Manifest> {
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    engine,
    tables,
    files: await hashesOf(folder),
  };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Reads the manifest and compares the folder with it, byte for byte. */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => {
    throw new Refusal("this file is not a backup: it has no manifest.json");
  });
  const manifest = Manifest.safeParse(JSON.parse(text));
  if (!manifest.success) throw new Refusal("this backup was made by another release: use that release to restore it");
  const found = await hashesOf(folder);
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.data.files)]);
  const damaged = [...names].find((name) => found[name] !== manifest.data.files[name]);
  if (damaged !== undefined) throw new Refusal(`the backup is damaged: ${damaged} is not what was written`);
  return manifest.data;
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== MANIFEST);
  const hashes: Record<string, string> = {};
  for (const name of entries.toSorted()) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, name)), hash);
    hashes[name] = hash.digest("hex");
  }
  return hashes;
}
