import { createTimeSlices } from "#contract/time-slices.ts";
import type { SearchMatch } from "#contract/search.ts";
import { Lexicon } from "./lexicon.ts";
import { type Pick, Postings } from "./postings.ts";
import { type ReadDocument, readDocument, type SearchDocument } from "./read-document.ts";
import { type Reading, readQuery, readQueryInOtherLayout } from "./read-query.ts";
import { restate } from "./restate.ts";
import { Vocabulary } from "./vocabulary.ts";

export type SearchIndex = {
  /** Keys of all the documents found, the best first. */
  search(query: string): string[];
  /** The same for a part of the documents at a time: the others are as if they were not there. */
  match(query: string): Matched;
};

export type Matched = {
  among(isWanted: (key: string) => boolean): string[];
  /** The same, and how well the first of them answers, to be compared with that of other documents. */
  best(isWanted: (key: string) => boolean): { keys: string[]; standing: number };
  /** Only those that answer every word as it was typed: what is not asked for by name is not an answer. */
  complete(isWanted: (key: string) => boolean): { keys: string[]; standing: number };
  /** The query as it was taken, typos mended and layout changed: what highlight() and passageFinder() look for. */
  understood(): string;
  /** The same in the visitor's own sentence; nothing where it was taken as typed, or for several words at once. */
  restated(): string | undefined;
};

/** An index that also knows what it was made of. */
export type ContentSearch = {
  match: SearchIndex["match"];
  /** Tells where a query, as it was understood, stands in what a key names. */
  showing(understood: string): (key: string) => Omit<SearchMatch, "id">;
};

type BuildOptions = {
  /** How long the event loop may be held at a time; a document is never divided, and garbage collection comes on top. */
  sliceMs?: number;
  /** Gives up, and rejects, when a newer version is published. */
  signal?: AbortSignal;
  /** Of the version before: what has not changed since is not read again. */
  lexicon?: Lexicon;
};

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
    search: (query) =>
      find(query, vocabulary, postings)
        .pick(() => true)
        .ranked()
        .positions.map(keyAt),
    match(query) {
      const { pick, asTyped } = find(query, vocabulary, postings);
      let known: Reading[] | undefined;
      const readings = () => (known ??= pick(() => true).readings);
      const best: Matched["best"] = (isWanted) => {
        const { positions, standing } = pick((position) => isWanted(keyAt(position))).ranked();
        return { keys: positions.map(keyAt), standing };
      };
      return {
        best,
        complete: (isWanted) => {
          const { hasAllWords, ranked } = asTyped((position) => isWanted(keyAt(position)));
          if (!hasAllWords) return { keys: [], standing: 0 };
          const { positions, standing } = ranked();
          return { keys: positions.map(keyAt), standing };
        },
        among: (isWanted) => best(isWanted).keys,
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
  let other: { readings: Reading[]; pick: Pick } | undefined;
  const pick = (isWanted: (position: number) => boolean) => {
    const found = asTyped(isWanted);
    if (found.hasAllWords) return { readings: typed, ...found };
    if (!other) {
      // A word may exist in both layouts (the d of a vitamin is a Russian в) and mislead when it is read alone.
      const readings = readQueryInOtherLayout(query, vocabulary);
      other = { readings, pick: postings.match(readings) };
    }
    const inOther = other.pick(isWanted);
    return inOther.hasAllWords ? { readings: other.readings, ...inOther } : { readings: typed, ...found };
  };
  return { pick, asTyped };
}
