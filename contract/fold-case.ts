/** Capitals and the two dots of ё make no difference to whoever types or searches. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
