import { plainText } from "#contract/plain-text.ts";
import type { Lexicon } from "./lexicon.ts";
import { wordsOf } from "./search-words.ts";
import { withoutStopWords } from "./stop-words.ts";

/** Or a function that is asked only if the document has changed: not a getter, which costs more to make than to call. */
export type Lazy = string | (() => string);

/** `title`, `text` and `keywords` may contain tags and entities. */
export type SearchDocument = {
  key: string;
  title: string;
  text: Lazy;
  /**
   * Phrases separated by commas. A query equal to one of them finds the document as if the phrase were its title; a
   * query equal to a single word, before documents that have it in a phrase or in their text.
   */
  keywords?: Lazy;
  /** One record of a list: how often it repeats a word does not rank it, so that equal ones keep the list's order. */
  isListed?: boolean;
  /** Names all of the above: the same name again means that nothing has changed. */
  hash?: string;
};

/** A document as the index needs it: its stems, the weight of each, and its keyword phrases (`phraseOf`). */
export type ReadDocument = { stems: number[]; weights: number[]; phrases: string[] };

// Frequency, and the share of a title, add less than one: a title outranks keywords and keywords outrank a text, however
// often it repeats a word.
export const fieldWorth = { title: 4, keywords: 2, text: 1 };
/** A text with this many words needs a word twice to be as relevant as a short one that has it once. */
const LONG_TEXT = 400;

export function readDocument(document: SearchDocument, lexicon: Lexicon): ReadDocument {
  const { title, isListed = false } = document;
  const keywords = textOf(document.keywords);
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
      count(lexicon.stemOf[word] ?? 0, worth);
      const inner = lexicon.innerStemOf[word];
      if (inner !== undefined) count(inner, worth);
    }
  };
  note(title, fieldWorth.title);
  const share = 1 / Math.max(1, withoutStopWords(wordsOf(plainText(title)).map((word) => ({ word }))).length);
  note(keywords, fieldWorth.keywords);
  note(textOf(document.text), fieldWorth.text);
  return {
    stems: [...found.keys()],
    phrases: phrasesIn(keywords, lexicon),
    weights: Array.from(found.values(), ({ worth, count }) => {
      const frequency = isListed ? 0 : count / (count + 1 + length / LONG_TEXT);
      return worth === fieldWorth.title ? weightInTitle(share, frequency) : worth + frequency;
    }),
  };
}

export function textOf(text: Lazy = ""): string {
  return typeof text === "string" ? text : text();
}

/** "Dialysis at home" is more about dialysis than "Diabetes and insulin on dialysis": a word counts by its share. */
export function weightInTitle(share: number, frequency: number): number {
  return fieldWorth.title + (share + frequency) / 2;
}

/** Between a title and a word of a keyword phrase. */
export function weightAsKeyword(frequency: number): number {
  return fieldWorth.keywords + 1 + frequency;
}

function phrasesIn(keywords: string, lexicon: Lexicon): string[] {
  return keywords.split(",").flatMap((phrase) => {
    const words = withoutStopWords(wordsOf(plainText(phrase)).map((word) => ({ word })));
    const stems = new Set(words.map(({ word }) => lexicon.stems[lexicon.stemOf[lexicon.learn(word)] ?? 0] ?? ""));
    return stems.size > 0 ? phraseOf(stems) : [];
  });
}

/** The stems of a phrase, sorted, so that word order does not matter. */
export function phraseOf(stems: Iterable<string>): string {
  return [...new Set(stems)].toSorted().join(" ");
}
