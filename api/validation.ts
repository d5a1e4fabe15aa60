import { z } from "zod";
import type { Locale } from "#contract/locale.ts";

const errorMaps = {
  ru: z.locales.ru().localeError,
  en: z.locales.en().localeError,
};

export function errorMap(locale: Locale) {
  return errorMaps[locale];
}

/** Messages by field, each field named as the caller wrote it: `filters[colour]`. */
export function describeIssues(error: z.ZodError): Record<string, string[]> {
  // A map: a caller may name a field "toString".
  const errors = new Map<string, string[]>();
  for (const issue of error.issues) {
    const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) errors.set(fieldName(path), [...(errors.get(fieldName(path)) ?? []), issue.message]);
  }
  return Object.fromEntries(errors);
}

function fieldName([first, ...rest]: PropertyKey[]): string {
  return String(first ?? "body") + rest.map((key) => `[${String(key)}]`).join("");
}
