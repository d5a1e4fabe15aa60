import { plainText } from "#contract/plain-text.ts";
import type { Lexicon } from "./lexicon.ts";
import { wordsOf } from "./search-words.ts";
import { withoutStopWords } from "./stop-words.ts";

/** `title`, `text` and `keywords` may contain tags and entities. */
export type SearchDocument = {
  key: string;
  title: string;
  text: string | (() => string);
  /** Phrases separated by commas. A query equal to one of them finds the document as if the phrase were its title. */
  keywords?: string;
  /** The source object: the same object again means the same text. */
  source?: object;
};

/**
 * A document as the index needs it: its words in the order of their first occurrence, the weight of each stem in it,
 * and its keyword phrases (`phraseOf`).
 */
export type ReadDocument = { words: Uint32Array; stems: Uint32Array; weights: Float32Array; phrases: string[] };

// Frequency, and the share of a title, add less than one: a title outranks keywords and keywords outrank a text, however
// often it repeats a word.
export const fieldWorth = { title: 4, keywords: 2, text: 1 };
/** A text with this many words needs a word twice to be as relevant as a short one that has it once. */
const LONG_TEXT = 400;

const known = new WeakMap<object, { lexicon: Lexicon; read: ReadDocument }>();

/** Cached by source for the same lexicon. */
export function readDocument(document: SearchDocument, lexicon: Lexicon): ReadDocument {
  const { source } = document;
  const before = source && known.get(source);
  if (before?.lexicon === lexicon) return before.read;
  const read = readAnew(document, lexicon);
  if (source) known.set(source, { lexicon, read });
  return read;
}

function readAnew({ title, keywords = "", text }: SearchDocument, lexicon: Lexicon): ReadDocument {
  const words = new Set<number>();
  const found = new Map<number, { worth: number; count: number }>();
  let length = 0;
  const count = (stem: number, worth: number) => {
    const met = found.get(stem);
    if (met) met.count++;
    else found.set(stem, { worth, count: 1 });
  };
  const note = (html: string, worth: number) => {
    for (const spelt of wordsOf(plainText(html))) {
      const word = lexicon.learn(spelt);
      length++;
      words.add(word);
      count(lexicon.stemOf[word] ?? 0, worth);
      const inner = lexicon.innerStemOf[word];
      if (inner !== undefined) count(inner, worth);
    }
  };
  note(title, fieldWorth.title);
  const share = 1 / Math.max(1, withoutStopWords(wordsOf(plainText(title)).map((word) => ({ word }))).length);
  note(keywords, fieldWorth.keywords);
  note(typeof text === "string" ? text : text(), fieldWorth.text);
  return {
    words: Uint32Array.from(words),
    stems: Uint32Array.from(found.keys()),
    phrases: phrasesIn(keywords, lexicon),
    weights: Float32Array.from(found.values(), ({ worth, count }) => {
      const frequency = count / (count + 1 + length / LONG_TEXT);
      return worth === fieldWorth.title ? weightInTitle(share, frequency) : worth + frequency;
    }),
  };
}

/** "Dialysis at home" is more about dialysis than "Diabetes and insulin on dialysis": a word counts by its share. */
export function weightInTitle(share: number, frequency: number): number {
  return fieldWorth.title + (share + frequency) / 2;
}

/** Phrases of several words; a single keyword is found as a word. */
function phrasesIn(keywords: string, lexicon: Lexicon): string[] {
  return keywords.split(",").flatMap((phrase) => {
    const words = withoutStopWords(wordsOf(plainText(phrase)).map((word) => ({ word })));
    const stems = new Set(words.map(({ word }) => lexicon.stemOf[lexicon.learn(word)] ?? 0));
    return stems.size > 1 ? phraseOf(stems) : [];
  });
}

/** The stems of a phrase, sorted, so that word order does not matter. */
export function phraseOf(stems: Iterable<number>): string {
  return [...new Set(stems)].toSorted((a, b) => a - b).join(" ");
}
