import type { z } from "zod";
import type { Locale } from "#contract/locale.ts";
import { sayIssue } from "./say-issue.ts";

export function errorMap(locale: Locale): (issue: z.core.$ZodRawIssue) => string {
  return (issue) => sayIssue(issue, locale);
}

// A request may contain thousands of faults; the answer must not grow with them.
export const MOST_KEYS = 20;
const MOST_SIGNS = 300;

/**
 * A message for each field, named as the caller wrote it: `filters[colour]`. At most 20, of at most 300 characters
 * each.
 */
export function describeIssues(error: z.ZodError, locale: Locale): Record<string, string[]> {
  // A map: a caller may name a field "toString".
  const errors = new Map<string, string[]>();
  for (const { path, message } of faultsIn(error.issues, locale)) {
    const field = shortened(fieldName(path));
    if (!errors.has(field)) errors.set(field, [shortened(message)]);
    if (errors.size >= MOST_KEYS) break;
  }
  return Object.fromEntries(errors);
}

/** Zod names all unknown keys of an object in one message, and none of a record; here each gets its own. */
function* faultsIn(issues: z.core.$ZodIssue[], locale: Locale): Generator<{ path: PropertyKey[]; message: string }> {
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) yield unknownKey([...issue.path, key], locale);
    else if (issue.code === "invalid_key") yield unknownKey(issue.path, locale);
    else yield issue;
  }
}

/** The same for keys that never get as far as a schema. */
export function unknownKeys(keys: string[], locale: Locale): Record<string, string[]> {
  const named = keys.slice(0, MOST_KEYS).map((key) => [shortened(key), [unknownKey([key], locale).message]]);
  return Object.fromEntries(named) as Record<string, string[]>;
}

function unknownKey(path: PropertyKey[], locale: Locale) {
  const message = sayIssue({ code: "unrecognized_keys", keys: [shortened(String(path.at(-1)))], input: {} }, locale);
  return { path, message };
}

function fieldName([first, ...rest]: PropertyKey[]): string {
  return String(first ?? "body") + rest.map((key) => `[${String(key)}]`).join("");
}

function shortened(text: string): string {
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS - 1)}…` : text;
}
