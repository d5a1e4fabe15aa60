import type { Forms } from "../i18n/plural.ts";
import { defineWords } from "../i18n/words.tsx";

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
    print: "Распечатать",
    contents: "Содержание",
    neighbours: "Соседние статьи",
    previous: "Предыдущая",
    next: "Следующая",
    related: "Читайте также",
    documents: "Все правовые документы",
    source: "Адрес страницы",
    action: {
      title: "Нужен диализ вам или близкому",
      text: "Координатор подберёт центр и смену, расскажет о документах и ответит на вопросы.",
      button: "Записаться на диализ",
    },
  },
  en: {
    published: "Published",
    reviewed: "Reviewed by a doctor",
    minutes: { one: "min read", other: "min read" },
    print: "Print",
    contents: "Contents",
    neighbours: "Neighbouring articles",
    previous: "Previous",
    next: "Next",
    related: "Read also",
    documents: "All legal documents",
    source: "Address of this page",
    action: {
      title: "Do you or someone close to you need dialysis?",
      text: "A coordinator will find a centre and a shift, tell you about the documents and answer your questions.",
      button: "Request dialysis",
    },
  },
});

/** The link to the same text in the other language speaks that language. */
export const twinWords = { ru: "Читать по-русски", en: "Read in English" } as const;
