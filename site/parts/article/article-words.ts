import type { Locale } from "#contract/locale.ts";
import type { Forms } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const articleWords = defineWords({
  ru: {
    published: "Опубликовано",
    reviewed: "Проверено врачом",
    minutes: {
      one: "минута чтения",
      few: "минуты чтения",
      many: "минут чтения",
      other: "минуты чтения",
    } as Forms,
    listen: "Слушать",
    print: "Распечатать",
    contents: "Содержание",
    neighbours: "Соседние статьи",
    previous: "Предыдущая",
    next: "Следующая",
    related: "Читайте также",
    documents: "Все правовые документы",
    reviewedOn: "Дата проверки:",
    source: "Адрес страницы",
  },
  en: {
    published: "Published",
    reviewed: "Reviewed by a doctor",
    minutes: { one: "min read", other: "min read" },
    listen: "Listen",
    print: "Print",
    contents: "Contents",
    neighbours: "Previous and next article",
    previous: "Previous",
    next: "Next",
    related: "Read next",
    documents: "All legal documents",
    reviewedOn: "Date of review:",
    source: "Address of this page",
  },
});

/** The link to the translation is written in the language it leads to. */
export const twinWords: Record<Locale, string> = { ru: "Читать по-русски", en: "Read in English" };
