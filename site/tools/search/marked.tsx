import type { Piece } from "#contract/search.ts";

/** A text with the matches highlighted. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMatch }, position) => (isMatch ? <mark key={position}>{text}</mark> : text));
}
