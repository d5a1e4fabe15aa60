import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { up as content } from "./migrations/001-content.ts";
import { up as submissions } from "./migrations/002-submissions.ts";
import { up as outbox } from "./migrations/003-outbox.ts";
import { up as inbox } from "./migrations/004-inbox.ts";

const migrations: Record<string, Migration> = {
  "001-content": { up: content },
  "002-submissions": { up: submissions },
  "003-outbox": { up: outbox },
  "004-inbox": { up: inbox },
};

/** All or nothing, and one process at a time: a server and a tool may start together. */
export async function migrate({ db, lock }: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lock(tx, "migrations");
    const migrator = new Migrator({
      db: tx,
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}
