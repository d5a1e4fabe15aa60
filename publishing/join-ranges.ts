const WORD_JOINER = "\u2060";

/** Keeps a range on one line. Only for running text: a program may read hours and wages. */
export function joinRanges(html: string): string {
  return html.replaceAll(/(?<=[\p{L}\d])–(?=[\p{L}\d])(?![^<]*>)/gu, `–${WORD_JOINER}`);
}
