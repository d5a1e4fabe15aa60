import type { Locale } from "#contract/locale.ts";
import { plainText } from "#contract/plain-text.ts";
import { type Findable, listFindable, type Searched } from "./findable.ts";
import { type Marker, markerOf } from "./highlight.ts";
import type { Lexicon } from "./lexicon.ts";
import type { SearchDocument } from "./read-document.ts";
import { listRows } from "./rows.ts";
import { buildSearchIndex, type ContentSearch } from "./search-index.ts";
import { wordsOf } from "./search-words.ts";

/** About two lines and a half of a wide page. */
const EXCERPT_LENGTH = 220;

/** What is looked through in one language. */
export async function indexForSearch(searched: Searched, locale: Locale, lexicon: Lexicon): Promise<ContentSearch> {
  const byKey = new Map<string, Findable>();
  const { match } = await buildSearchIndex(documents(searched, locale, byKey), { lexicon });
  const wordsByKey = new Map<string, string[][]>();

  /** Texts are split when they are first shown, and cached: that was most of the cost of a search. */
  function wordsAt(key: string, found: Findable): string[][] {
    const known = wordsByKey.get(key);
    if (known) return known;
    // The lexicon's own strings: a word that stands in a hundred texts is kept once.
    const spelt = (word: string) => lexicon.words[lexicon.numberOf(word) ?? -1] ?? word;
    const words = Array.from(textsOf(found), (text) => [...new Set(wordsOf(plainText(text)))].map(spelt));
    wordsByKey.set(key, words);
    return words;
  }

  return {
    match,
    showing(understood) {
      const marker = markerOf(understood);
      return (key) => {
        const found = byKey.get(key);
        return found ? show(found, wordsAt(key, found), marker) : { title: [], text: [] };
      };
    },
  };
}

function show(found: Findable, words: string[][], { passage, excerpt, highlight }: Marker) {
  const best = plainText(textAt(found, passage(words) ?? 0));
  return {
    title: highlight(plainText(found.title)),
    text: highlight(excerpt(best.replaceAll("\n", " "), EXCERPT_LENGTH)),
  };
}

function* documents(searched: Searched, locale: Locale, byKey: Map<string, Findable>): Generator<SearchDocument> {
  for (const findable of listAll(searched, locale)) {
    byKey.set(findable.key, findable);
    const { key, title, names = "", keywords, texts, source } = findable;
    yield { key, title: `${title} ${names}`, keywords, source, text: () => [title, ...texts()].join(" ") };
  }
}

function* listAll(searched: Searched, locale: Locale): Generator<Findable> {
  yield* listFindable(searched, locale);
  yield* listRows(searched.variables, locale);
}

/** A part named as the whole would only say it twice. */
function* textsOf({ title, texts }: Findable): Generator<string> {
  for (const text of texts()) if (text !== title) yield text;
}

function textAt(found: Findable, position: number): string {
  let at = 0;
  for (const text of textsOf(found)) if (at++ === position) return text;
  return "";
}
