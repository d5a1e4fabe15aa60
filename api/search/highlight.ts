import type { Piece } from "#contract/search.ts";
import { otherLayout } from "./layout.ts";
import { MIN_BEGINNING } from "./read-query.ts";
import { withoutStopWords } from "./stop-words.ts";
import { stemOf, type Word, wordsIn } from "./words.ts";

const ELLIPSIS = "…";
/** How much of an excerpt may stand before the word that was found. */
const LEAD = 1 / 3;

/** A plain text in pieces, those apart that answer the query. Together they are the text again. */
export function highlight(text: string, query: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of matches(text, query)) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMatch: false });
    pieces.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

/** At most `length` characters around the first match, and an ellipsis where the text was cut. */
export function excerpt(text: string, query: string, length: number): string {
  if (text.length <= length) return text;
  const [match = { start: 0, end: 0 }] = matches(text, query);
  const start = startOfExcerpt(text, match, length);
  const end = endOfExcerpt(text, start, length);
  const cut = text.slice(start, end).trim();
  if (end === text.length) return ELLIPSIS + cut;
  return (start > 0 ? ELLIPSIS : "") + cut.replace(/[\s,;:–—-]+$/, "") + ELLIPSIS;
}

/** Of several texts the one that answers most words of the query, the first of equals. It reads no further than it must. */
export function passage(texts: Iterable<string>, query: string): string | undefined {
  const asked = new Set(wordsAsked(query).map(stemOf));
  const isMatch = matcher(query);
  let best: { text: string; met: number } | undefined;
  for (const text of texts) {
    const found = wordsIn(text).filter(isMatch);
    const met = new Set(found.map(({ word }) => stemOf(word))).size;
    if (met > (best?.met ?? 0)) best = { text, met };
    if (met >= asked.size) break;
  }
  return best?.text;
}

function startOfExcerpt(text: string, match: { start: number; end: number }, length: number): number {
  const wanted = Math.min(match.start - Math.floor(length * LEAD), text.length - length);
  if (wanted <= 0) return 0;
  const border = text.slice(wanted - 1, match.start).search(/\s/);
  return border < 0 ? match.start : wanted + border;
}

function endOfExcerpt(text: string, start: number, length: number): number {
  const limit = start + length;
  if (limit >= text.length) return text.length;
  const border = text.slice(start, limit + 1).search(/\s\S*$/);
  return border > 0 ? start + border : limit;
}

function matches(text: string, query: string): Word[] {
  const words = wordsIn(text);
  const asTyped = words.filter(matcher(query));
  return asTyped.length > 0 ? asTyped : words.filter(matcher(otherLayout(query)));
}

function matcher(query: string): (word: Word) => boolean {
  const asked = wordsAsked(query);
  const stems = new Set(asked.map(stemOf));
  const beginning = asked.at(-1) ?? "";
  return ({ word }) => stems.has(stemOf(word)) || (beginning.length >= MIN_BEGINNING && word.startsWith(beginning));
}

function wordsAsked(query: string): string[] {
  return withoutStopWords(wordsIn(query)).map(({ word }) => word);
}
