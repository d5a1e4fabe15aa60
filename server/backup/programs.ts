import { globSync } from "node:fs";
import type { PostgresPrograms } from "#api/db/postgres-backup.ts";
import { Refusal } from "#api/refusal.ts";
import { findProgram } from "../find-program.ts";

/** PostgreSQL's own dump and restore, from its client package. */
export function findPostgresPrograms(): PostgresPrograms {
  const folders = globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed();
  const dump = findProgram(["pg_dump"], folders);
  const restore = findProgram(["pg_restore"], folders);
  if (dump && restore) return { dump, restore };
  throw new Refusal("pg_dump and pg_restore are not here: install PostgreSQL's client (apt install postgresql-client)");
}
