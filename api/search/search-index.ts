import { scheduler } from "node:timers/promises";
import { plainText } from "./plain-text.ts";
import { Postings } from "./postings.ts";
import { readQuery, readQueryInOtherLayout } from "./read-query.ts";
import { Vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** `title`, `text` and `keywords` may hold tags and entities. */
export type SearchDocument = { key: string; title: string; text: string; keywords?: string };

export type SearchIndex = {
  /** Keys of the documents found, the best first; where `isWanted` is given, the others are as if they were not there. */
  search(query: string, isWanted?: (key: string) => boolean): string[];
  /** The query as it was taken, typos mended and layout changed: what highlight() and excerpt() are to mark. */
  understood(query: string): string;
};

type BuildOptions = {
  /** How long the event loop may be held at a time; a document is never divided, and garbage collection comes on top. */
  sliceMs?: number;
  /** Gives up, and rejects, when a newer version is published. */
  signal?: AbortSignal;
};

export async function buildSearchIndex(
  documents: Iterable<SearchDocument>,
  options: BuildOptions = {},
): Promise<SearchIndex> {
  const { sliceMs = 2, signal } = options;
  const keys = new Set<string>();
  const vocabulary = new Vocabulary();
  const postings = new Postings();
  signal?.throwIfAborted();
  let sliceStart = performance.now();
  for (const { key, title, keywords = "", text } of documents) {
    if (keys.has(key)) throw new Error(`two documents to be searched have the key ${key}`);
    keys.add(key);
    const stems = (html: string) => wordsOf(plainText(html)).map((word) => vocabulary.add(word));
    postings.add({ title: stems(title), keywords: stems(keywords), text: stems(text) });
    if (performance.now() - sliceStart < sliceMs) continue;
    await scheduler.yield();
    signal?.throwIfAborted();
    sliceStart = performance.now();
  }
  const byPosition = [...keys];
  return {
    search(query, isWanted = () => true) {
      const isWantedAt = (position: number) => isWanted(byPosition[position] ?? "");
      return find(query, vocabulary, postings, isWantedAt).positions.map((position) => byPosition[position] ?? "");
    },
    understood: (query) =>
      find(query, vocabulary, postings, () => true)
        .readings.flatMap(({ takenFor }) => takenFor)
        .join(" "),
  };
}

function find(query: string, vocabulary: Vocabulary, postings: Postings, isWanted: (position: number) => boolean) {
  const readings = readQuery(query, vocabulary);
  const found = postings.find(readings, isWanted);
  if (found.hasAllWords) return { readings, positions: found.positions };
  // A word may exist in both layouts (the d of a vitamin is a Russian в) and mislead when it is read alone.
  const otherReadings = readQueryInOtherLayout(query, vocabulary);
  const other = postings.find(otherReadings, isWanted);
  if (other.hasAllWords) return { readings: otherReadings, positions: other.positions };
  return { readings, positions: found.positions };
}
