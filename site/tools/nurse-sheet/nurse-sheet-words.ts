import { defineWords } from "../../i18n/use-words.tsx";

export const nurseSheetWords = defineWords({
  ru: {
    sheet: "Заполните лист",
    nothingSent: "Ничего не отправляется.",
    gone: "Когда вы закроете страницу, написанное исчезнет",
    unlessKept: ", если ниже не отметить «Сохранить»",
    optional: "Можно заполнить не всё: остальное допишете ручкой.",
    abroad: "Для поездки за границу пишите по-английски или латинскими буквами: переводятся только отметки.",
    full: (longest: number) =>
      `Больше не поместится: здесь ${longest} знаков. Сократите или допишите ручкой на бумаге.`,
    print: "Напечатать",
    printYourself: "Напечатайте страницу через меню браузера: «Печать».",
    keep: "Сохранить в этом браузере",
    keepHint: "Только на этом устройстве. На чужом компьютере не отмечайте.",
    erase: "Стереть всё",
    erased: "Всё стёрто.",
    back: "Вернуть стёртое",
    about: "О листе",
    source: "Источник",
  },
  en: {
    sheet: "Fill in the sheet",
    nothingSent: "Nothing is sent.",
    gone: "When you close the page, what you typed is gone",
    unlessKept: " unless you keep it below",
    optional: "You need not fill in everything: the rest can be added by hand.",
    abroad:
      "What you type is not translated: write in English, or names as in your passport. Ticks are in both languages.",
    full: (longest: number) => `No more fits: ${longest} characters. Shorten it, or add the rest by hand on paper.`,
    print: "Print",
    printYourself: "Print the page from your browser’s menu: “Print”.",
    keep: "Keep in this browser",
    keepHint: "On this device only. Do not tick it on a computer that is not yours.",
    erase: "Erase everything",
    erased: "Everything has been erased.",
    back: "Bring it back",
    about: "About the sheet",
    source: "Source",
  },
});
