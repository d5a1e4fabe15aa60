import { defineWords } from "../../i18n/use-words.tsx";

export const materialWords = defineWords({
  ru: {
    groups: "Для чего нужны памятки",
    read: "Прочитать здесь",
    download: "Скачать",
    in: { ru: "По-русски", en: "По-английски" },
    all: "Все материалы",
  },
  en: {
    groups: "What the sheets are for",
    read: "Read it here",
    download: "Download",
    in: { ru: "In Russian", en: "In English" },
    all: "All materials",
  },
});
