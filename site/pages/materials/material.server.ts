import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { lowerHeadings } from "../../themes/lower-headings.server.ts";

export type Material = ReturnType<typeof materialOf>;

/** One sheet to read, print and take along; its files stand in its text. */
export function materialOf({ alias, title, description, locale, content }: Article, pageLocale: Locale) {
  return {
    alias,
    title,
    description,
    ...langOf(locale, pageLocale),
    content: lowerHeadings(content),
  };
}
