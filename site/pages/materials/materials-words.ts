import { defineWords } from "../../i18n/use-words.tsx";

export const materialWords = defineWords({
  ru: {
    read: "Прочитать здесь",
    readAndPrint: "Прочитать и\u00a0напечатать",
    download: "Скачать",
    in: { ru: "По-русски", en: "По-английски" },
    all: "Все материалы",
    card: {
      title: "Напечатать карточку",
      text: "Вырежьте по\u00a0пунктиру, впишите своё ручкой и\u00a0сложите пополам: получится карточка размером с\u00a0банковскую. Первая по-русски, вторая по-английски.",
      print: "Напечатать на\u00a0одном листе",
    },
  },
  en: {
    read: "Read it here",
    readAndPrint: "Read and print",
    download: "Download",
    in: { ru: "In Russian", en: "In English" },
    all: "All materials",
    card: {
      title: "Print the card",
      text: "Cut along the dashes, fill it in with a pen and fold it in two: it is the size of a bank card. The first is in English, the second in Russian.",
      print: "Print it on one sheet",
    },
  },
});
