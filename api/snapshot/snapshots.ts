import { setImmediate } from "node:timers/promises";
import { batches } from "../batches.ts";
import type { ContentEntry, ContentStore, StoredRecord } from "../db/content-store.ts";
import { type PackedArticle, packArticles, packRecord } from "../packed-article.ts";
import type { IndexFiles } from "../search/index-files.ts";
import type { ArticleFile } from "./article-file.ts";
import { buildSnapshot, createBuildCache, keepIndexes, type Snapshot, warmUp } from "./snapshot.ts";
import { toStoredReview } from "./visitor-reviews.ts";

export type Snapshots = {
  current(): Snapshot | undefined;
  /** Checks for another version and swaps to it. */
  refresh(): Promise<void>;
  /** Builds in advance what would otherwise be built at the first request. */
  warmUp(): Promise<void>;
  /** Called for every version that is swapped in after the first. */
  onNew(listener: () => void): void;
  /** Polls every `interval` ms until stopped; database errors go to `onError`, and the old snapshot stays. */
  watch(interval: number, onError: (error: unknown) => void): { stop(): Promise<void> };
};

const BODIES_AT_ONCE = 400;

/** What the next start is faster with. */
export type Kept = { indexes: IndexFiles; articles: ArticleFile };

export function createSnapshots(store: ContentStore, mediaBase = "/media", kept?: Kept): Snapshots {
  let current: Snapshot | undefined;
  let bodies: Map<string, unknown> | undefined;
  const cache = createBuildCache(kept?.indexes);
  let isWarm = false;
  const listeners: (() => void)[] = [];

  async function refresh() {
    const shown = await store.shown();
    const version = nameOf(shown);
    if (shown.version === 0 || version === current?.version) return;
    bodies ??= new Map((await kept?.articles.read())?.map((article) => [article.hash, article]));
    const read = await readVersion(store, shown.version, bodies);
    const reviews = (await store.shownReviews()).map(toStoredReview);
    const isFirst = current === undefined;
    const next = await buildSnapshot(version, [...read.records, ...reviews], mediaBase, cache);
    // A search never waits for the index of a new version; at the start, pages go first.
    if (isWarm) await warmUp(next);
    current = next;
    bodies = read.bodies;
    if (!isFirst) for (const tell of listeners) tell();
    if (isWarm) keepIndexes(cache);
  }

  return {
    current: () => current,
    refresh,
    async warmUp() {
      // First, because the index may take a minute.
      if (kept && bodies) await kept.articles.keep([...bodies.values()].filter(isArticle));
      if (current) await warmUp(current);
      isWarm = true;
      keepIndexes(cache);
    },
    onNew: (listener) => void listeners.push(listener),
    watch: (interval, onError) => watch(refresh, interval, onError),
  };
}

/** `7`, and `7.2` after two changes of visitors' reviews: any change of what is read changes the version. */
function nameOf({ version, reviews }: { version: number; reviews: number }): string {
  return reviews === 0 ? String(version) : `${version}.${reviews}`;
}

/** Reads the bodies that the last version did not have, in batches, so that requests are handled in between. */
async function readVersion(store: ContentStore, version: number, known: Map<string, unknown>) {
  const entries = await store.entries(version);
  const bodies = new Map<string, unknown>();
  const missing = new Map<string, ContentEntry>();
  for (const entry of entries) {
    if (known.has(entry.hash)) bodies.set(entry.hash, known.get(entry.hash));
    else missing.set(entry.hash, entry);
  }
  for (const batch of batches([...missing.values()], BODIES_AT_ONCE)) {
    for (const { hash, body } of await readBodies(store, batch)) bodies.set(hash, body);
    await setImmediate();
  }
  const records: StoredRecord[] = entries.map(({ kind, id, hash }) => ({ kind, id, body: bodies.get(hash) }));
  return { records, bodies };
}

/** Articles come packed; those that an earlier release has published are packed here. */
async function readBodies(store: ContentStore, entries: ContentEntry[]): Promise<{ hash: string; body: unknown }[]> {
  const kinds = new Map(entries.map(({ hash, kind }) => [hash, kind]));
  const hashes = entries.filter(({ kind }) => kind === "article").map(({ hash }) => hash);
  const packed = packArticles(await store.articles(hashes));
  for (const { hash } of packed) kinds.delete(hash);
  const whole = await store.bodies([...kinds.keys()]);
  return [
    ...packed.map((body) => ({ hash: body.hash, body })),
    ...whole.map(({ hash, data }) => {
      const record = { hash, kind: kinds.get(hash) ?? "", body: JSON.parse(data) as unknown };
      return packRecord(record, hash);
    }),
  ];
}

function isArticle(body: unknown): body is PackedArticle {
  return typeof body === "object" && body !== null && "bytes" in body;
}

function watch(look: () => Promise<void>, interval: number, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  const again = () => {
    looking = look()
      .catch(onError)
      .finally(() => {
        if (timer) timer = setTimeout(again, interval);
      });
  };
  timer = setTimeout(again, interval);
  return {
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
}
