import { createTimeSlices } from "#contract/time-slices.ts";
import type { SearchMatch } from "#contract/search.ts";
import { Lexicon } from "./lexicon.ts";
import { GONE, NO_POSTINGS, type Postings, PostingsBuilder } from "./postings.ts";
import { type PickDocuments, rank, type Scope } from "./rank.ts";
import { readDocument, type SearchDocument } from "./read-document.ts";
import { type Reading, readQuery, readQueryInOtherLayout } from "./read-query.ts";
import { restate } from "./restate.ts";
import { Vocabulary } from "./vocabulary.ts";

/** What an index is made of. `hashes` are those of its documents, by number as `keys`; one without is read each time. */
export type IndexParts = { lexicon: Lexicon; postings: Postings; keys: string[]; hashes: (string | undefined)[] };

export type SearchIndex = {
  /** Keys of all matching documents, best first. */
  search(query: string): string[];
  /** The same within a part of the documents; the others are ignored. */
  match(query: string): Matched;
  /** Such a part. It serves any number of queries: a query may match every document, and asking each would cost most. */
  scope(isWanted: (key: string) => boolean): Scope;
  /** For the index of the next version. */
  parts: IndexParts;
};

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
export type ContentSearch = Pick<SearchIndex, "match" | "scope" | "parts"> & {
  /** Finds where a query, as it was understood, occurs in the document with this key. */
  showing(understood: string): (key: string) => Omit<SearchMatch, "id">;
};

type BuildOptions = {
  /** How long the event loop may be blocked at a time; a document is never split, and garbage collection is extra. */
  sliceMs?: number;
  /** Rejects when a newer version is published. */
  signal?: AbortSignal;
  /** Of the previous version: what has not changed is not read again. */
  before?: IndexParts;
};

const NOTHING: Ranking = { total: 0, score: 0, keys: () => [] };

export async function buildSearchIndex(
  documents: Iterable<SearchDocument>,
  { sliceMs = 2, signal, before = noParts() }: BuildOptions = {},
): Promise<SearchIndex> {
  const { lexicon } = before;
  const numberBefore = numbersOf(before.keys);
  const moved = new Int32Array(before.keys.length).fill(GONE);
  const builder = new PostingsBuilder();
  const isTaken = new Set<string>();
  const hashes: IndexParts["hashes"] = [];
  signal?.throwIfAborted();
  const slices = createTimeSlices(sliceMs);
  for (const document of documents) {
    const { key, hash } = document;
    if (isTaken.has(key)) throw new Error(`two documents to be searched have the key ${key}`);
    const number = isTaken.size;
    isTaken.add(key);
    hashes.push(hash);
    const same = numberBefore(key);
    if (hash && same !== undefined && before.hashes[same] === hash) moved[same] = number;
    else builder.add(readDocument(document, lexicon), number);
    if (!slices.isOver()) continue;
    await slices.yieldToEventLoop();
    signal?.throwIfAborted();
  }
  const postings = await builder.build(before.postings, moved, {
    size: isTaken.size,
    stems: lexicon.stems.length,
    sliceMs,
  });
  return indexOf({ lexicon, postings, keys: [...isTaken], hashes });
}

/** Finds the number of a key. Keys mostly come in the same order again: then each is the next one. */
function numbersOf(keys: string[]): (key: string) => number | undefined {
  let known: Map<string, number> | undefined;
  let next = 0;
  return (key) => {
    if (keys[next] !== key) {
      known ??= new Map(keys.map((one, number) => [one, number]));
      next = known.get(key) ?? keys.length;
    }
    return next < keys.length ? next++ : undefined;
  };
}

function noParts(): IndexParts {
  return { lexicon: new Lexicon(), postings: NO_POSTINGS, keys: [], hashes: [] };
}

function indexOf(parts: IndexParts): SearchIndex {
  const { lexicon, postings, keys } = parts;
  const vocabulary = new Vocabulary(lexicon, postings);
  const keysOf = (documents: number[]) => documents.map((number) => keys[number] ?? "");
  const ranking = ({ total, best, score }: ReturnType<PickDocuments>): Ranking => ({
    total,
    score: score(),
    keys: (start = 0, end?: number) => keysOf(best(end).slice(start)),
  });
  return {
    parts,
    scope(isWanted) {
      const has = Uint8Array.from(keys, (key) => Number(isWanted(key)));
      return { has, documents: Uint32Array.from(keys.keys()).filter((number) => has[number] === 1) };
    },
    search: (query) => keysOf(find(query, vocabulary, parts).pick().best()),
    match(query) {
      const { pick, asTyped } = find(query, vocabulary, parts);
      let known: Reading[] | undefined;
      const readings = () => (known ??= pick().readings);
      return {
        isAny: () => pick().total > 0,
        best: (scope) => ranking(pick(scope)),
        complete: (scope) => {
          const found = asTyped(scope);
          return found.hasAllWords ? ranking(found) : NOTHING;
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

function find(query: string, vocabulary: Vocabulary, { postings, lexicon }: IndexParts) {
  const typed = readQuery(query, vocabulary);
  const asTyped = rank(postings, lexicon, typed);
  let other: { readings: Reading[]; pick: PickDocuments } | undefined;
  const pick = (scope?: Scope) => {
    const found = asTyped(scope);
    if (found.hasAllWords) return { readings: typed, ...found };
    if (!other) {
      // A word may exist in both layouts (the d of a vitamin is a Russian в), so a single word may mislead.
      const readings = readQueryInOtherLayout(query, vocabulary);
      other = { readings, pick: rank(postings, lexicon, readings) };
    }
    const inOther = other.pick(scope);
    return inOther.hasAllWords ? { readings: other.readings, ...inOther } : { readings: typed, ...found };
  };
  return { pick, asTyped };
}
