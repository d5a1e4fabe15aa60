/** `{{name.path}}` or `{{name.path|form|form}}`, on one line. */
const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;
/** Private-use characters: YAML and Markdown treat what is between them as part of a word. */
const HIDDEN = /\uE000(\d+)\uE001/g;

export type Use = { expression: string; line: number };

/**
 * Braces are syntax in YAML and in directives, and a bar is syntax in tables. So placeholders are hidden before a text
 * is parsed and filled afterwards: what is filled in is never parsed, and every line keeps its number.
 */
export function hidePlaceholders(text: string): { text: string; uses: Use[] } {
  const uses: Use[] = [];
  const lines = text.split("\n").map((line, n) =>
    line.replaceAll(PLACEHOLDER, (_, expression: string) => {
      uses.push({ expression: expression.trim(), line: n + 1 });
      return `\uE000${uses.length - 1}\uE001`;
    }),
  );
  return { text: lines.join("\n"), uses };
}

/** `before` is the text of the same string up to the placeholder. */
export function fillHidden(text: string, fill: (use: number, before: string) => string): string {
  return text.replaceAll(HIDDEN, (_, use: string, offset: number) => fill(Number(use), text.slice(0, offset)));
}

export function fillPlaceholders(text: string, fill: (expression: string) => string): string {
  return text.replaceAll(PLACEHOLDER, (_, expression: string) => fill(expression.trim()));
}

/** Maps every string inside a value; `path` leads to the string. */
export function mapStrings(
  value: unknown,
  map: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === "string") return map(value, path);
  if (Array.isArray(value)) return value.map((item: unknown, n) => mapStrings(item, map, [...path, n]));
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map, [...path, key])]));
}
