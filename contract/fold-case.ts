/** Capitals and the two dots of ё are no difference to one who types or searches. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
