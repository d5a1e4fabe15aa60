/** The text of a page without characters that only help to break lines (site/render/hyphenation). */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll("\u00ad", "");
}
