/**
 * A string of its own. V8 keeps a piece cut out of a longer string as a reference to the whole: a cached piece would hold
 * the page it came from in memory.
 */
export function copyText(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}
