import { type Locale, languages, locales } from "#contract/locale.ts";
import type { Found } from "./found.ts";

/** Fewer results than this are hardly all that there is to say. */
const FEW = 10;

/** The other language in whose letters the query is written, if it was taken as typed and hardly found here. */
export function languageOfQuery({ query, understood, groups }: Found, locale: Locale): Locale | undefined {
  const count = groups.reduce((sum, { items, others = 0 }) => sum + items.length + others, 0);
  if (understood !== null || count >= FEW || hasLettersOf(locale, query)) return undefined;
  return locales.find((one) => hasLettersOf(one, query));
}

function hasLettersOf(locale: Locale, query: string): boolean {
  return new RegExp(`\\p{Script=${languages[locale].script}}`, "u").test(query);
}
