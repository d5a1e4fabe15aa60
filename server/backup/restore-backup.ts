import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SQLITE_FILE } from "#api/db/database.ts";
import { countPostgres, isPostgresInUse, isSame, restorePostgres } from "#api/db/postgres-backup.ts";
import { holdServerLock } from "#api/db/server-lock.ts";
import { checkSqlite } from "#api/db/sqlite-backup.ts";
import { Refusal } from "#api/refusal.ts";
import type { Config } from "../config.ts";
import { syncToDisk, unpackArchive } from "./archive.ts";
import { checkManifest, DATABASE, type Manifest, MEDIA, SECRET } from "./manifest.ts";
import { findPostgresPrograms } from "./programs.ts";

type Where = Pick<Config, "dataDir" | "databaseUrl">;
/** `aside`: where the previous data was moved to. */
export type Restored = { manifest: Manifest; aside: string[] };

/** Restores a backup into an empty data folder and database, or with `mayReplace` in place of the existing data. */
export async function restoreBackup(where: Where, file: string, mayReplace: boolean): Promise<Restored> {
  if (!existsSync(file)) throw new Refusal(`there is no file ${file}`);
  mkdirSync(where.dataDir, { recursive: true });
  const lock = where.databaseUrl ? undefined : holdServerLock(where.dataDir);
  if (!where.databaseUrl && !lock) throw new Refusal(`a server is running on ${where.dataDir}: stop it first`);
  const staging = mkdtempSync(join(where.dataDir, ".restore-"));
  try {
    if (!mayReplace) await refuseToReplace(where);
    if (where.databaseUrl && (await isPostgresInUse(where.databaseUrl))) {
      throw new Refusal("somebody is connected to the database: stop every server and tool first");
    }
    await unpackArchive(file, staging);
    const manifest = await checkManifest(staging);
    const engine = where.databaseUrl ? "postgresql" : "sqlite";
    if (manifest.engine !== engine) {
      throw new Refusal(`this is a backup of ${manifest.engine}, and DATABASE_URL says ${engine}`);
    }
    return { manifest, aside: await putInPlace(where, staging, manifest) };
  } finally {
    rmSync(staging, { recursive: true });
    lock?.release();
  }
}

async function refuseToReplace({ dataDir, databaseUrl }: Where): Promise<void> {
  const how = "give --replace to put it aside";
  if (ownFiles(dataDir).length > 0) throw new Refusal(`${dataDir} is not empty: ${how}`);
  if (databaseUrl && Object.keys(await countPostgres(databaseUrl)).length > 0) {
    throw new Refusal(`the database is not empty: ${how}`);
  }
}

async function putInPlace({ dataDir, databaseUrl }: Where, staging: string, manifest: Manifest): Promise<string[]> {
  const database = join(staging, DATABASE);
  const aside: string[] = [];
  if (databaseUrl) {
    const schema = await restorePostgres(databaseUrl, database, manifest.tables, findPostgresPrograms());
    if (schema) aside.push(`the database's schema ${schema}`);
    rmSync(database);
  } else {
    if (!isSame(checkSqlite(database), manifest.tables)) throw new Refusal("the database is not what was written");
    renameSync(database, join(staging, SQLITE_FILE));
  }
  const replaced = putAside(dataDir);
  for (const name of ownFiles(staging)) renameSync(join(staging, name), join(dataDir, name));
  syncToDisk(dataDir);
  return replaced ? [...aside, replaced] : aside;
}

/** The journals belong to the database: beside another one they would destroy it. */
function putAside(dataDir: string): string | undefined {
  const names = ownFiles(dataDir);
  if (names.length === 0) return undefined;
  const folder = mkdtempSync(join(dataDir, "replaced-"));
  for (const name of names) renameSync(join(dataDir, name), join(folder, name));
  return folder;
}

function ownFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(SQLITE_FILE) || name === MEDIA || name === SECRET);
}
