import { type ContentStore, createContentStore, type StoredRecord } from "#api/db/content-store.ts";
import { openDatabase } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { createSnapshots, type Snapshots } from "#api/snapshot/snapshots.ts";
import { contentOf, edited, NOW } from "./content.ts";
import { type Hold, printTable, shown, verdict, watched } from "./measure.ts";

const WANTED_HELD_MS = 50;
const EDITED = 10;
const EDITIONS = 2;

/** A first version, then versions with ten articles edited, each published and then loaded into a snapshot. */
export async function measurePublishing(size: number, dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  const store = createContentStore(database.db);
  const snapshots = createSnapshots(store);
  const content = contentOf(size);
  const rows = await step(store, snapshots, "first version", content);
  await snapshots.warmUp();
  for (let edition = 1; edition <= EDITIONS; edition++) {
    rows.push(...(await step(store, snapshots, `${EDITED} edited, ${edition}`, edited(content, EDITED, edition))));
  }
  await database.close();
  printTable(
    `${size} articles: publishing, ms; "held" is the longest gap of a 1 ms interval timer, "cpu" the most work in one`,
    ["", "ms", "held", "cpu", "wanted", ""],
    rows,
  );
}

async function step(store: ContentStore, snapshots: Snapshots, name: string, records: StoredRecord[]) {
  const published = await watched(() => store.publish(records, name, NOW));
  const refreshed = await watched(() => snapshots.refresh());
  return [row(`publish: ${name}`, published), row(`refresh: ${name}`, refreshed)];
}

function row(name: string, { ms, heldMs, heldCpuMs }: Hold): string[] {
  return [name, ms.toFixed(0), shown(heldMs), shown(heldCpuMs), ...verdict(heldMs, WANTED_HELD_MS)];
}
