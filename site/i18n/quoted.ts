import type { Locale } from "#contract/locale.ts";

const quotes: Record<Locale, (text: string) => string> = {
  ru: (text) => (text.endsWith(".") ? `«${text.slice(0, -1)}».` : `«${text}»`),
  en: (text) => `“${text}”`,
};

/** A quotation in its language's marks: a Russian full stop is outside of them, an English one inside. */
export function quoted(text: string, locale: Locale): string {
  return quotes[locale](text);
}
