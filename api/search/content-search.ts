import { LRUCache } from "lru-cache";
import type { Locale } from "#contract/locale.ts";
import { plainText } from "#contract/plain-text.ts";
import type { Piece } from "#contract/search.ts";
import { type Findable, findableArticle, listFindable, type Passage, type Searched } from "./findable.ts";
import { type Marker, markerOf } from "./highlight.ts";
import { type SearchDocument, textOf } from "./read-document.ts";
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

  /** Lazy, because it unpacks an article. */
  function* foldedTextsAt(key: string, found: Findable): Generator<string> {
    const texts = foldedByKey.get(key) ?? Array.from(passagesOf(found), ({ text }) => foldedText(text));
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
      const { find, matchesAll, countInHead } = passageFinder(understood, lexicon);
      /** The lead says what the page is about: another text stands for it only if it has more words of the query. */
      const positionIn = (found: Findable, key: string) => {
        const first = passageAt(found, 0);
        if (!first?.isLead) return find(foldedTextsAt(key, found));
        const title = foldedText(found.title);
        if (matchesAll(title)) return 0;
        return find(foldedTextsAt(key, found), countInHead(title, foldedText(first.text)));
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
function show(found: Findable, position = 0, { excerpt, highlight }: Marker): Shown {
  const title = highlight(plainText(found.title));
  const { passage, heading } = readTo(found, position);
  const row = passage?.cells;
  const section = heading?.anchor && { section: { title: plainText(heading.text), anchor: heading.anchor } };
  const text = highlight(excerpt(textAt(found, row ? 0 : position).replaceAll("\n", " "), EXCERPT_LENGTH));
  const met = matchesIn([...title, ...text]);
  // A row that is not shown may have a word that title and lead lack.
  if (!row && met.length > 0) return { title, text, ...section };
  const cells = row?.map((cell) => excerpt(plainText(cell).replaceAll("\n", " "), EXCERPT_LENGTH));
  const phrases = (cells ?? textOf(found.keywords).split(",")).map((phrase) => highlight(phrase.trim()));
  const keyword = phrases.find((pieces) => matchesIn(pieces).some((word) => !met.includes(word)));
  return { title, text, ...(keyword && { keyword }), ...section };
}

function matchesIn(pieces: Piece[]): string[] {
  return pieces.flatMap(({ text, isMatch }) => (isMatch ? text.toLowerCase() : []));
}

/** A heading alone says little: what stands under it follows. */
function textAt(found: Findable, position: number): string {
  const passage = passageAt(found, position);
  const text = plainText(passage?.text ?? "");
  if (!passage?.isHeading) return text;
  const next = passageAt(found, position + 1);
  return `${text}${/[.!?:…]$/.test(text) ? "" : "."} ${plainText(next?.text ?? "")}`.trim();
}

function* documents(searched: Searched, locale: Locale, others: Map<string, Findable>): Generator<SearchDocument> {
  for (const findable of listAll(searched, locale)) {
    const { key, title, names = "", keywords, isListed, passages, hash } = findable;
    if (hash === undefined) others.set(key, findable);
    yield {
      key,
      title: `${title} ${names}`,
      keywords,
      isListed,
      hash,
      text: () => [title, ...Array.from(passages(), ({ text }) => text)].join(" "),
    };
  }
}

function* listAll(searched: Searched, locale: Locale): Generator<Findable> {
  yield* listFindable(searched, locale);
  yield* listRows(searched.variables, locale);
}

function passageAt(found: Findable, position: number): Passage | undefined {
  return readTo(found, position).passage;
}

/**
 * A passage, and the heading that it stands under. Reads no further: an article of which no more than the lead is read is
 * not unpacked.
 */
function readTo(found: Findable, position: number): { passage?: Passage; heading?: Passage | undefined } {
  let heading: Passage | undefined;
  let at = 0;
  for (const passage of passagesOf(found)) {
    if (at++ === position) return { passage, heading };
    if (passage.isHeading) heading = passage;
  }
  return {};
}

/** If the part has the same name as the whole, the name is not repeated. */
function* passagesOf({ title, passages }: Findable): Generator<Passage> {
  for (const passage of passages()) if (passage.text !== title) yield passage;
}

function foldedText(text: string): string {
  return folded(plainText(text));
}

function lengthOf(texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 1);
}
