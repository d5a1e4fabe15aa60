/** Other spellings that programs use for a schema's type; the first that fits is taken. */
export function asWritten(type: string, value: unknown): unknown[] {
  switch (type) {
    case "number":
    case "int":
      return typeof value === "string" && NUMBER.test(value) ? [Number(value)] : [];
    case "string":
      return typeof value === "number" || typeof value === "boolean" ? [String(value)] : [];
    case "boolean":
      return FLAGS.has(value) ? [FLAGS.get(value)] : [];
    case "enum":
    case "literal":
      return [String(value), Number(value)];
    default:
      return [];
  }
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

const FLAGS = new Map<unknown, boolean>([
  [1, true],
  ["1", true],
  ["true", true],
  [0, false],
  ["0", false],
  ["false", false],
]);

/** Some languages serialise an empty map as an empty list. */
export function asMap(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  return value as Record<string, unknown>;
}

/** The same languages serialise a list with holes as a map of numbers. */
export function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const map = asMap(value);
  return map && Object.keys(map).every((key) => /^\d+$/.test(key)) ? Object.values(map) : undefined;
}
