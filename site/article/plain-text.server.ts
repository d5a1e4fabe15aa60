const named: Record<string, string> = { nbsp: "\u00a0", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** What a visitor reads of a block's inline HTML. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>/gi, " ")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
      (entity, hex?: string, decimal?: string, name?: string) =>
        name ? (named[name.toLowerCase()] ?? entity) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .trim();
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
