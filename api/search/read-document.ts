import { plainText } from "#contract/plain-text.ts";
import type { Lexicon } from "./lexicon.ts";
import { wordsOf } from "./search-words.ts";

/** `title`, `text` and `keywords` may hold tags and entities. */
export type SearchDocument = {
  key: string;
  title: string;
  text: string | (() => string);
  keywords?: string;
  /** What all of it is made of: the same object again is the same text. */
  source?: object;
};

/** A document as the index needs it: its words in the order they first come, and what each stem weighs in it. */
export type ReadDocument = { words: Uint32Array; stems: Uint32Array; weights: Float32Array };

// Frequency adds less than one, so a title stays before keywords and keywords before a text, however often it repeats.
const fieldWorth = { title: 4, keywords: 2, text: 1 };
/** A text of so many words needs a word twice to be as much about it as a short one that has it once. */
const LONG_TEXT = 400;

const known = new WeakMap<object, { lexicon: Lexicon; read: ReadDocument }>();

/** What was read before with the same lexicon is not read again. */
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
  const note = (html: string, worth: number) => {
    for (const spelt of wordsOf(plainText(html))) {
      const word = lexicon.learn(spelt);
      const stem = lexicon.stemOf[word] ?? 0;
      const met = found.get(stem);
      length++;
      words.add(word);
      if (met) met.count++;
      else found.set(stem, { worth, count: 1 });
    }
  };
  note(title, fieldWorth.title);
  note(keywords, fieldWorth.keywords);
  note(typeof text === "string" ? text : text(), fieldWorth.text);
  return {
    words: Uint32Array.from(words),
    stems: Uint32Array.from(found.keys()),
    weights: Float32Array.from(found.values(), ({ worth, count }) => worth + count / (count + 1 + length / LONG_TEXT)),
  };
}
