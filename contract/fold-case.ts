/** Case folding: upper case and ё make no difference when people type or search. */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
