// These stand inside a word or beside it; any other tag parts what stands on its two sides.
const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u|wbr)(?:[\s/][^<>]*)?>/gi;
const TAG = /<(?:\/?[a-z][^<>]*|!--[^<>]*--)>/gi;
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,30}));/gi;

const named: Record<string, string> = { shy: "\u00ad", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** What a visitor reads of a text with tags and entities. */
export function plainText(html: string): string {
  return html
    .replace(INLINE_TAG, "")
    .replace(TAG, " ")
    .replace(ENTITY, (_entity, hex?: string, decimal?: string, name?: string) =>
      name === undefined ? character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) : nameless(name),
    );
}

// A sign without a letter's worth (&nbsp;, &mdash;, &laquo;) only parts words.
function nameless(name: string): string {
  return named[name.toLowerCase()] ?? " ";
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}
