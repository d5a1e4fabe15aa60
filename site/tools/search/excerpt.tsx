import { endOfCut, sentencesIn } from "#contract/cut-text.ts";
import type { Piece } from "#contract/search.ts";
import styles from "./excerpt.module.css";
import { Marked } from "./marked.tsx";

/** Four lines of a phone, and five for a sentence that they would cut. */
const PHONE_LENGTH = { usual: 114, sentence: 142 };

/**
 * The text of a result. A phone shows its beginning: by the server, because browsers clamp lines amid a word. A brief
 * one is only that beginning.
 */
export function Excerpt({ pieces, isBrief = false }: { pieces: Piece[]; isBrief?: boolean }) {
  const text = pieces.map((piece) => piece.text).join("");
  const sentences = sentencesIn(text);
  const [, second = text.length] = sentences;
  const isWhole = second > PHONE_LENGTH.usual && second <= PHONE_LENGTH.sentence;
  const end = isWhole ? second : endOfCut(text, { start: 0, length: PHONE_LENGTH.usual, kept: 0 });
  const isCut = end < text.length && !sentences.includes(end);
  return (
    <p className={isCut && !isBrief ? styles.cut : undefined}>
      <Marked pieces={slice(pieces, 0, end)} />
      {isBrief && isCut && "…"}
      {end < text.length && !isBrief && (
        <span className={styles.rest}>
          <Marked pieces={slice(pieces, end)} />
        </span>
      )}
    </p>
  );
}

function slice(pieces: Piece[], start: number, end = Infinity): Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += piece.text.length;
    return text ? { ...piece, text } : [];
  });
}
