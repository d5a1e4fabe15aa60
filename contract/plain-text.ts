// Inline tags, inside or beside a word; any other tag separates the words on its two sides.
const INLINE_TAG = /<\/?(?:a|abbr|b|code|del|em|i|mark|s|small|span|strong|sub|sup|u|wbr)(?:[\s/][^<>]*)?>/gi;
const TAG = /<(?:\/?[a-z][^<>]*|!--[^<>]*--)>/gi;
const BREAK = /<br\b[^<>]*>/gi;
const UNREAD = /<(script|style)\b[^<>]*>(?:(?!<\1\b).)*?<\/\1\s*>/gis;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,30}));/gi;

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  laquo: "«",
  raquo: "»",
  mdash: "—",
  ndash: "–",
  hellip: "…",
};

/** The readable text of HTML with tags and entities: for places without markup, and for the search. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  return html
    .replace(UNREAD, " ")
    .replace(BREAK, "\n")
    .replace(INLINE_TAG, "")
    .replace(TAG, " ")
    .replace(ENTITY, (_entity, hex?: string, decimal?: string, name?: string) =>
      // An unknown entity only separates words.
      name === undefined
        ? character(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (named[name.toLowerCase()] ?? " "),
    )
    .replaceAll(/[^\S \u00a0\n]/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(" \n", "\n")
    .replaceAll("\n ", "\n")
    .trim();
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}
