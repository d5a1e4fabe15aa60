import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { up as content } from "./migrations/001-content.ts";
import { up as submissions } from "./migrations/002-submissions.ts";
import { up as outbox } from "./migrations/003-outbox.ts";
import { up as inbox } from "./migrations/004-inbox.ts";
import { up as useful } from "./migrations/005-useful.ts";
import { up as packedArticles } from "./migrations/006-packed-articles.ts";
import type { Db } from "./schema.ts";

/**
 * A migration only adds, so that the previous release works beside it and after a rollback. One that removes
 * something comes one release after its last use, and says so by its name: `NNN-contract-….ts`.
 */
export const migrations: Record<string, Migration> = {
  "001-content": { up: content },
  "002-submissions": { up: submissions },
  "003-outbox": { up: outbox },
  "004-inbox": { up: inbox },
  "005-useful": { up: useful },
  "006-packed-articles": { up: packedArticles },
};

/** The database was migrated by a newer release, which removed something that this release needs. */
export class NewerSchemaError extends Error {}

/**
 * All or nothing, and one process at a time: a server and a tool may start together. Returns the migrations of a newer
 * release that this release does not know but can work with.
 */
export async function migrate({ db, lock }: Database): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lock(tx, "migrations");
    const newer = (await appliedTo(tx)).filter((name) => !Object.hasOwn(migrations, name));
    const breaking = newer.find((name) => /^\d+-contract-/.test(name));
    if (breaking) throw new NewerSchemaError(breaking);
    // They are already applied; Kysely must know their names.
    const known = { ...migrations, ...Object.fromEntries(newer.map((name) => [name, APPLIED])) };
    const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => known } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    return newer;
  });
}

const APPLIED: Migration = { up: async () => {} };
/** Kysely's own. */
const TABLE = "kysely_migration";

async function appliedTo(tx: Db): Promise<string[]> {
  const tables = await tx.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const rows = await tx.withTables<{ [TABLE]: { name: string } }>().selectFrom(TABLE).select("name").execute();
  return rows.map(({ name }) => name);
}
