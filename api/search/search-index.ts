import { createTimeSlices } from "#contract/time-slices.ts";
import type { SearchMatch } from "#contract/search.ts";
import { Lexicon } from "./lexicon.ts";
import { Postings, type PickDocuments } from "./postings.ts";
import { type ReadDocument, readDocument, type SearchDocument } from "./read-document.ts";
import { type Reading, readQuery, readQueryInOtherLayout } from "./read-query.ts";
import { restate } from "./restate.ts";
import { Vocabulary } from "./vocabulary.ts";

export type SearchIndex = {
  /** Keys of all matching documents, best first. */
  search(query: string): string[];
  /** The same within a part of the documents; the others are ignored. */
  match(query: string): Matched;
  /** Such a part. It serves any number of queries: a query may match every document, and asking each would cost most. */
  scope(isWanted: (key: string) => boolean): Scope;
};

/** By the position of a document: 1 if it is wanted. */
export type Scope = Uint8Array;

/** Documents, best first. */
type Ranking = {
  total: number;
  /** That of the first one, to be compared with those of other scopes. */
  score: number;
  keys(start?: number, end?: number): string[];
};

export type Matched = {
  /** Whether anything matches at all. */
  isAny(): boolean;
  best(scope: Scope): Ranking;
  /** Only documents that match every word as it was typed. */
  complete(scope: Scope): Ranking;
  /**
   * The query as it was understood, with typos and keyboard layout corrected: what highlight() and passageFinder() look
   * for.
   */
  understood(): string;
  /** The same within the visitor's own sentence; undefined if nothing was changed, or if a word stands for several. */
  restated(): string | undefined;
};

/** An index that also keeps its documents. */
export type ContentSearch = Pick<SearchIndex, "match" | "scope"> & {
  /** Finds where a query, as it was understood, occurs in the document with this key. */
  showing(understood: string): (key: string) => Omit<SearchMatch, "id">;
};

type BuildOptions = {
  /** How long the event loop may be blocked at a time; a document is never split, and garbage collection is extra. */
  sliceMs?: number;
  /** Rejects when a newer version is published. */
  signal?: AbortSignal;
  /** The lexicon of the previous version: what has not changed is not read again. */
  lexicon?: Lexicon;
};

const NOTHING: Ranking = { total: 0, score: 0, keys: () => [] };

export async function buildSearchIndex(
  documents: Iterable<SearchDocument>,
  options: BuildOptions = {},
): Promise<SearchIndex> {
  const { sliceMs = 2, signal, lexicon = new Lexicon() } = options;
  const keys = new Set<string>();
  const read: ReadDocument[] = [];
  signal?.throwIfAborted();
  const slices = createTimeSlices(sliceMs);
  for (const document of documents) {
    if (keys.has(document.key)) throw new Error(`two documents to be searched have the key ${document.key}`);
    keys.add(document.key);
    read.push(readDocument(document, lexicon));
    if (!slices.isOver()) continue;
    await slices.yieldToEventLoop();
    signal?.throwIfAborted();
  }
  const vocabulary = await Vocabulary.build(read, lexicon);
  const postings = await Postings.build(read, lexicon);
  const byPosition = [...keys];
  const keyAt = (position: number) => byPosition[position] ?? "";
  return {
    scope: (isWanted) => Uint8Array.from(byPosition, (key) => Number(isWanted(key))),
    search: (query) =>
      find(query, vocabulary, postings)
        .pick(() => true)
        .ranked()
        .positions.map(keyAt),
    match(query) {
      const { pick, asTyped } = find(query, vocabulary, postings);
      let known: Reading[] | undefined;
      const readings = () => (known ??= pick(() => true).readings);
      const inOrder = ({ ranked }: ReturnType<PickDocuments>) => {
        const { positions, score } = ranked();
        return {
          total: positions.length,
          score,
          keys: (start?: number, end?: number) => positions.slice(start, end).map(keyAt),
        };
      };
      return {
        isAny: () => pick(() => true).isAny,
        best: (scope) => inOrder(pick((position) => scope[position] === 1)),
        complete: (scope) => {
          const found = asTyped((position) => scope[position] === 1);
          return found.hasAllWords ? inOrder(found) : NOTHING;
        },
        understood: () =>
          readings()
            .flatMap(({ takenFor }) => takenFor)
            .join(" "),
        restated: () => restate(query, readings()),
      };
    },
  };
}

function find(query: string, vocabulary: Vocabulary, postings: Postings) {
  const typed = readQuery(query, vocabulary);
  const asTyped = postings.match(typed);
  let other: { readings: Reading[]; pick: PickDocuments } | undefined;
  const pick = (isWanted: (position: number) => boolean) => {
    const found = asTyped(isWanted);
    if (found.hasAllWords) return { readings: typed, ...found };
    if (!other) {
      // A word may exist in both layouts (the d of a vitamin is a Russian в), so a single word may mislead.
      const readings = readQueryInOtherLayout(query, vocabulary);
      other = { readings, pick: postings.match(readings) };
    }
    const inOther = other.pick(isWanted);
    return inOther.hasAllWords ? { readings: other.readings, ...inOther } : { readings: typed, ...found };
  };
  return { pick, asTyped };
}
