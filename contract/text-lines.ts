/** Trimmed, with `\n` as the only line break: a browser posts a form with CRLF, a script and the API with LF. */
export function textLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
