import { defineWords } from "../../i18n/use-words.tsx";

export const materialWords = defineWords({
  ru: { groups: "Для чего нужны памятки", read: "Прочитать здесь", all: "Все материалы" },
  en: { groups: "What the sheets are for", read: "Read it here", all: "All materials" },
});
