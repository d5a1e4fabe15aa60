import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#api/db/make-folder.ts";
import { type Config, ConfigError } from "./config.ts";

const LEAST = 32;

/**
 * The key that signs staff links: SECRET, or one made on the first start and stored in the data folder, readable by
 * this user only.
 */
export function readSecret({ secret, dataDir }: Pick<Config, "secret" | "dataDir">): string {
  if (secret) return secret;
  const file = join(dataDir, "secret");
  // Read first: a later start writes nothing, so a full disk does not stop it.
  if (!existsSync(file)) makeSecret(dataDir, file);
  const kept = readFileSync(file, "utf8").trim();
  if (kept.length < LEAST) throw new ConfigError(`SECRET: ${file} holds less than ${LEAST} characters, delete it`);
  return kept;
}

function makeSecret(dataDir: string, file: string): void {
  makeFolder(dataDir);
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, randomBytes(48).toString("base64url"), { mode: 0o600 });
    // Atomic: if several processes start together, the first one's secret stays.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
