import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { SQLITE_FILE } from "#api/db/database.ts";
import { checkDump, dumpPostgres } from "#api/db/postgres-backup.ts";
import { checkSqlite, copySqlite, type TableCounts } from "#api/db/sqlite-backup.ts";
import { Refusal } from "#api/refusal.ts";
import type { Config } from "../config.ts";
import { packArchive, syncToDisk } from "./archive.ts";
import { DATABASE, type Manifest, MEDIA, SECRET, writeManifest } from "./manifest.ts";
import { findPostgresPrograms } from "./programs.ts";

type Where = Pick<Config, "dataDir" | "databaseUrl">;

/**
 * Backs up everything that is not code into one file, while the server runs. The file gets its final name when it is
 * complete.
 */
export async function makeBackup(where: Where, file: string): Promise<Manifest> {
  const to = resolve(file);
  if (existsSync(to)) throw new Refusal(`${file} is there already`);
  if (!existsSync(dirname(to))) throw new Refusal(`there is no folder ${dirname(to)}`);
  const staging = mkdtempSync(join(dirname(to), ".renaria-backup-"));
  try {
    const folder = join(staging, "backup");
    mkdirSync(folder);
    // The database first: every picture that it names already exists by then.
    const tables = await copyDatabase(where, join(folder, DATABASE));
    copyFiles(where.dataDir, folder);
    const manifest = await writeManifest(folder, where.databaseUrl ? "postgresql" : "sqlite", tables);
    await packArchive(folder, join(staging, "archive"));
    renameSync(join(staging, "archive"), to);
    syncToDisk(dirname(to));
    return manifest;
  } finally {
    rmSync(staging, { recursive: true });
  }
}

async function copyDatabase({ dataDir, databaseUrl }: Where, to: string): Promise<TableCounts> {
  if (!databaseUrl) {
    await copySqlite(join(dataDir, SQLITE_FILE), to);
    return checkSqlite(to);
  }
  const programs = findPostgresPrograms();
  const tables = await dumpPostgres(databaseUrl, to, programs);
  await checkDump(to, programs);
  return tables;
}

function copyFiles(dataDir: string, folder: string): void {
  if (existsSync(join(dataDir, SECRET))) copyFileSync(join(dataDir, SECRET), join(folder, SECRET));
  mkdirSync(join(folder, MEDIA));
  const media = join(dataDir, MEDIA);
  for (const name of existsSync(media) ? readdirSync(media) : []) {
    if (!isUnfinished(name)) linkOrCopy(join(media, name), join(folder, MEDIA, name));
  }
}

/** Whether this is the temporary name of an unfinished file. */
function isUnfinished(name: string): boolean {
  return name.endsWith(".tmp") || /^\..+\.\d+$/.test(name);
}

/** A picture never changes under its name, so it can be hard-linked; on another disk it is copied. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
