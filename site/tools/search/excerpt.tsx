import { endOfCut, sentencesIn } from "#contract/cut-text.ts";
import type { Piece } from "#contract/search.ts";
import styles from "./excerpt.module.css";
import { Marked } from "./marked.tsx";

/** Four lines of a phone, and five for a sentence that they would cut. */
const PHONE_LENGTH = { usual: 114, sentence: 142 };

/** So much of what stands before a match is shown with it. */
const BEFORE = 40;

/**
 * The text of a result. A phone shows its beginning: by the server, because browsers clamp lines amid a word. A brief
 * one is only that beginning, or a part around the first match.
 */
export function Excerpt({ pieces, isBrief = false }: { pieces: Piece[]; isBrief?: boolean }) {
  const text = pieces.map((piece) => piece.text).join("");
  const sentences = sentencesIn(text);
  const start = isBrief ? startOfPart(pieces, text, sentences) : 0;
  const [, second = text.length] = sentences;
  const isWhole = start === 0 && second > PHONE_LENGTH.usual && second <= PHONE_LENGTH.sentence;
  const end = isWhole ? second : endOfCut(text, { start, length: PHONE_LENGTH.usual, kept: start });
  const isCut = end < text.length && !sentences.includes(end);
  return (
    <p className={isCut && !isBrief ? styles.cut : undefined}>
      {start > 0 && !sentences.includes(start) && "…"}
      <Marked pieces={slice(pieces, start, end)} />
      {isBrief && isCut && "…"}
      {end < text.length && !isBrief && (
        <span className={styles.rest}>
          <Marked pieces={slice(pieces, end)} />
        </span>
      )}
    </p>
  );
}

/** The first match is in view: its sentence is shown, or the words before it. */
function startOfPart(pieces: Piece[], text: string, sentences: number[]): number {
  const at = pieces.findIndex(({ isMatch }) => isMatch);
  const lengthOf = (some: Piece[]) => some.reduce((sum, piece) => sum + piece.text.length, 0);
  const [from, to] = [lengthOf(pieces.slice(0, at)), lengthOf(pieces.slice(0, at + 1))];
  if (at < 0 || to <= PHONE_LENGTH.usual) return 0;
  const sentence = sentences.findLast((begin) => begin <= from) ?? 0;
  return to - sentence <= PHONE_LENGTH.usual ? sentence : text.lastIndexOf(" ", from - BEFORE) + 1;
}

function slice(pieces: Piece[], start: number, end = Infinity): Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += piece.text.length;
    return text ? { ...piece, text } : [];
  });
}
