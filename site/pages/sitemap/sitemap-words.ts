import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const sitemapWords = defineWords({
  ru: {
    alone: "Главное",
    sections: { information: "Полезная информация" },
    /** Pages without an article in the content. */
    titles: { regions: "Регионы" },
    count: (pages: number) =>
      counted("ru", pages, { one: "страница", few: "страницы", many: "страниц", other: "страницы" }),
  },
  en: {
    alone: "Main pages",
    sections: { information: "Useful information" },
    titles: { regions: "Regions" },
    count: (pages: number) => counted("en", pages, { one: "page", other: "pages" }),
  },
});
