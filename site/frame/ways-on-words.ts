import { defineWords } from "../i18n/use-words.tsx";

export const waysOnWords = defineWords({
  ru: {
    often: "Чаще всего ищут",
    centers: "Найти центр диализа",
    whenToCall: "Когда звонить сразу",
    dialysis: "Что такое диализ",
    faq: "Вопросы и ответы",
    contacts: "Телефоны и адреса",
    sitemap: "Все страницы сайта",
  },
  en: {
    often: "Most people look for",
    centers: "Find a dialysis centre",
    whenToCall: "When to call at once",
    dialysis: "What dialysis is",
    faq: "Questions and answers",
    contacts: "Phones and addresses",
    sitemap: "All pages of the site",
  },
});
