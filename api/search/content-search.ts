import { LRUCache } from "lru-cache";
import type { Locale } from "#contract/locale.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Piece } from "#contract/search.ts";
import { type Findable, findableArticle, listFindable, type Searched } from "./findable.ts";
import { type Marker, markerOf } from "./highlight.ts";
import type { SearchDocument } from "./read-document.ts";
import { passageFinder } from "./passage.ts";
import { listRows } from "./rows.ts";
import { buildSearchIndex, type ContentSearch, type IndexParts } from "./search-index.ts";
import { folded } from "./search-words.ts";

/** About two and a half lines of a wide page. */
const EXCERPT_LENGTH = 220;
/** How many characters of texts, as they are compared, are kept. */
const MOST_FOLDED = 4_000_000;

type Shown = ReturnType<ReturnType<ContentSearch["showing"]>>;

/** Builds the search of one language. */
export async function indexForSearch(searched: Searched, locale: Locale, before?: IndexParts): Promise<ContentSearch> {
  /** All but single articles, which are made again when they are shown: there may be very many. */
  const others = new Map<string, Findable>();
  const { match, scope, parts } = await buildSearchIndex(documents(searched, locale, others), { before });
  const { lexicon } = parts;
  const foldedByKey = new LRUCache<string, string[]>({ maxSize: MOST_FOLDED, sizeCalculation: lengthOf });

  /** Lazy: to read more of an article than its lead unpacks it. */
  function* foldedTextsAt(key: string, found: Findable): Generator<string> {
    const texts = foldedByKey.get(key) ?? Array.from(textsOf(found), foldedText);
    foldedByKey.set(key, texts);
    yield* texts;
  }

  function findableAt(key: string): Findable | undefined {
    const article = searched.articleById.get(Number(key.slice("article:".length)));
    return others.get(key) ?? (article && findableArticle(article));
  }

  return {
    match,
    scope,
    parts,
    showing(understood) {
      const marker = markerOf(understood, lexicon);
      const passage = passageFinder(understood, lexicon);
      /** The lead says what the page is about: another text stands for it only if it has more words of the query. */
      const positionIn = (found: Findable, key: string) => {
        if (!found.hasLead) return passage.find(foldedTextsAt(key, found));
        const title = foldedText(found.title);
        if (passage.matchesAll(title)) return 0;
        const inHead = passage.countInHead(title, foldedText(textAt(found, 0)));
        return passage.find(foldedTextsAt(key, found), inHead);
      };
      return (key) => {
        const found = findableAt(key);
        if (!found) return { title: [], text: [] };
        return show(found, positionIn(found, key), marker);
      };
    },
  };
}

/** Of the row of a table, the matching cell alone is shown, beside the lead: cells in a row are no sentence. */
function show(found: Findable, passage = 0, { excerpt, highlight }: Marker): Shown {
  const title = highlight(plainText(found.title));
  const row = isLead(found, passage) ? undefined : found.rowAt?.(textAt(found, passage));
  const text = highlight(excerpt(passageAt(found, row ? 0 : passage).replaceAll("\n", " "), EXCERPT_LENGTH));
  const met = matchesIn([...title, ...text]);
  // A row that is not shown may have a word that title and lead lack.
  if (!row && met.length > 0) return { title, text };
  const cells = row?.map((cell) => excerpt(plainText(cell).replaceAll("\n", " "), EXCERPT_LENGTH));
  const phrases = (cells ?? found.keywords?.split(",") ?? []).map((phrase) => highlight(phrase.trim()));
  const keyword = phrases.find((pieces) => matchesIn(pieces).some((word) => !met.includes(word)));
  return { title, text, ...(keyword && { keyword }) };
}

function matchesIn(pieces: Piece[]): string[] {
  return pieces.flatMap(({ text, isMatch }) => (isMatch ? text.toLowerCase() : []));
}

/** A heading alone says little: what stands under it follows. */
function passageAt(found: Findable, position: number): string {
  const best = textAt(found, position);
  if (isLead(found, position) || !found.isHeading?.(best)) return plainText(best);
  const heading = plainText(best);
  return `${heading}${/[.!?:…]$/.test(heading) ? "" : "."} ${plainText(textAt(found, position + 1))}`.trim();
}

function* documents(searched: Searched, locale: Locale, others: Map<string, Findable>): Generator<SearchDocument> {
  for (const findable of listAll(searched, locale)) {
    const { key, title, names = "", isListed, texts, hash } = findable;
    if (hash === undefined) others.set(key, findable);
    yield {
      key,
      title: `${title} ${names}`,
      get keywords() {
        return findable.keywords;
      },
      isListed,
      hash,
      text: () => [title, ...texts()].join(" "),
    };
  }
}

function* listAll(searched: Searched, locale: Locale): Generator<Findable> {
  yield* listFindable(searched, locale);
  yield* listRows(searched.variables, locale);
}

/** If the part has the same name as the whole, the name is not repeated. */
function* textsOf({ title, texts }: Findable): Generator<string> {
  for (const text of texts()) if (text !== title) yield text;
}

/** Known without looking for headings and rows, for which the article must be unpacked. */
function isLead({ hasLead = false }: Findable, position: number): boolean {
  return hasLead && position === 0;
}

function foldedText(text: string): string {
  return folded(plainText(text));
}

function lengthOf(texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 1);
}

function textAt(found: Findable, position: number): string {
  let at = 0;
  for (const text of textsOf(found)) if (at++ === position) return text;
  return "";
}
