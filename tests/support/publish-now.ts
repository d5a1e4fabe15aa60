import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createContentStore } from "#api/db/content-store.ts";
import { openDatabase } from "#api/db/database.ts";
import { publishPack } from "#publishing/publish.ts";

/** Simulates an editor: edits some files of the pack and publishes it from another process than the server's. */
export async function publishNow(
  to: { dataDir: string; databaseUrl: string | undefined },
  pack: string,
  edits: Record<string, (text: string) => string>,
) {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(pack, file);
    writeFileSync(path, edit(readFileSync(path, "utf8")));
  }
  const database = openDatabase(to);
  await publishPack(createContentStore(database.db), { pack, mediaDir: join(pack, "media"), now: new Date() });
  await database.close();
}
