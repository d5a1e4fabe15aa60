import type { Locale } from "#contract/locale.ts";
import { MIN_QUERY } from "#contract/search-limits.ts";
import { dictionaries } from "../../i18n/dictionaries.ts";
import type { Found } from "./found.ts";
import { countsOf, searchWords } from "./search-words.ts";

/** The result of a search in words, for the live region. */
export function statusOf(found: Found, locale: Locale): string {
  const words = searchWords[locale];
  if (found.query === "") return "";
  if (found.query.length < MIN_QUERY) return words.field.tooShort;
  if (found.groups.length === 0) return dictionaries[locale].search_menu.not_found;
  const counts = countsOf(found, locale).map(({ text }) => text);
  const count = `${words.found}: ${counts.join(", ")}`;
  return found.understood ? `${words.understood(found.understood)}. ${count}` : count;
}
