import { createContentStore, type StoredRecord } from "#api/db/content-store.ts";
import { type Database } from "#api/db/database.ts";
import { fingerprintOf, writeMark } from "#publishing/fingerprint.ts";
import type { StoredKinds } from "#api/stored.ts";
import { readConfig } from "#server/config.ts";
import { packOf } from "#server/content-source.ts";
import { articleAlias, contentOf } from "../api/content.ts";

/** The ids of the pack end well below this. */
const FIRST_ID = 500_000;

export const GROWN_PATH = `/about/news/${articleAlias(0)}`;

/** The content published now. */
export async function recordsIn({ db }: Database): Promise<StoredRecord[]> {
  const store = createContentStore(db);
  const entries = await store.entries(await store.currentVersion());
  const bodies = new Map<string, unknown>();
  for (let n = 0; n < entries.length; n += 500) {
    const rows = await store.bodies(entries.slice(n, n + 500).map(({ hash }) => hash));
    for (const { hash, data } of rows) bodies.set(hash, JSON.parse(data));
  }
  return entries.map(({ kind, id, hash }) => ({ kind, id, body: bodies.get(hash) }));
}

/** The given records and this many news articles. */
export function withNews(records: StoredRecord[], count: number): StoredRecord[] {
  const made = contentOf(count).filter(({ kind, id }) => kind === "article" && id <= count);
  const news = made.map(({ kind, id, body }) => {
    const { shared, words } = body as StoredKinds["article"];
    return {
      kind,
      id: FIRST_ID + id,
      body: { id: FIRST_ID + id, words, shared: { ...shared, category: "news", image: null } },
    };
  });
  // First, so that these are the edited ones.
  return [...news, ...records];
}

/** Published without files; a server that starts on it takes it for its pack. */
export async function publishGrown(database: Database, dataDir: string, records: StoredRecord[], name: string) {
  const began = performance.now();
  await createContentStore(database.db).publish(records, name, new Date());
  const ms = performance.now() - began;
  const { pack, mediaDir } = packOf(readConfig({ DATA_DIR: dataDir }));
  await writeMark(mediaDir, { fingerprint: await fingerprintOf(pack), hash: name });
  return ms;
}
