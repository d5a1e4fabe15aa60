import { defineWords } from "../../i18n/use-words.tsx";

export const materialWords = defineWords({
  ru: { groups: "Для чего нужны памятки", read: "Прочитать здесь", download: "Скачать", all: "Все материалы" },
  en: { groups: "What the sheets are for", read: "Read it here", download: "Download", all: "All materials" },
});
