import { defineWords } from "../../i18n/words.tsx";

export const sitemapWords = defineWords({
  ru: {
    alone: "Главное",
    sections: { information: "Полезная информация" },
    /** Pages that have no text of their own in the content. */
    titles: { regions: "Регионы" },
  },
  en: {
    alone: "Main pages",
    sections: { information: "Useful information" },
    titles: { regions: "Regions" },
  },
});
