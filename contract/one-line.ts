/** Without line breaks and invisible signs: what goes into the head of a letter or a file's name. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
