import { defineWords } from "../../i18n/use-words.tsx";

export const savedWords = defineWords({
  ru: {
    list: "Что сохранено",
    fromBrowser: "Список показывает сам браузер.",
    noScript: "В нём выключены скрипты, поэтому сохранять страницы нельзя.",
    off: "Сохранять страницы сейчас нельзя.",
    lost: "Нет связи, а этой страницы на телефоне нет",
    lostText:
      "Ниже — страницы, которые откроются и без интернета, и телефоны. Если вы отправляли форму, она могла не дойти: когда связь вернётся, проверьте или позвоните нам.",
    urgent: "Если опасно для жизни, звоните:",
    or: "или",
    again: "Попробовать снова",
  },
  en: {
    list: "What is saved",
    fromBrowser: "Your browser itself shows the list.",
    noScript: "Scripts are switched off in it, so pages cannot be saved.",
    off: "Pages cannot be saved at the moment.",
    lost: "You are offline, and this page is not on your phone",
    lostText:
      "Below are the pages that open without the internet, and phone numbers. If you were sending a form, it may not have arrived: when the connection is back, check or call us.",
    urgent: "In a life-threatening emergency, call",
    or: "or",
    again: "Try again",
  },
});
