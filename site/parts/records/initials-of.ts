/** Shown if there is no portrait: the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean);
  return [...new Set([names.at(0), names.at(-1)])].map((part) => [...(part ?? "")][0] ?? "").join("");
}
