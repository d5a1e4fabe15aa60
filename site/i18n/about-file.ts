import type { Locale } from "#contract/locale.ts";
import { formatSize } from "./format-number.ts";

type File = { ext: string; size: number | null; language?: Locale | undefined };

/** The type, size and language of a file, shown before one presses: "PDF, 120 KB, in Russian". */
export function aboutFile({ ext, size, language }: File, locale: Locale): string {
  const parts = [
    ext.toUpperCase(),
    size === null ? "" : formatSize(size, locale),
    language && languages[locale][language],
  ];
  return parts.filter(Boolean).join(", ");
}

const languages: Record<Locale, Record<Locale, string>> = {
  ru: { ru: "на\u00a0русском", en: "на\u00a0английском" },
  en: { ru: "in Russian", en: "in English" },
};
