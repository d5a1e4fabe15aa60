import type { Piece } from "#contract/search.ts";

/** A text with what answers the query marked. */
export function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMatch }, position) => (isMatch ? <mark key={position}>{text}</mark> : text));
}
