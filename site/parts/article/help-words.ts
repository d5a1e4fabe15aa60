import { defineWords } from "../../i18n/use-words.tsx";

export const helpWords = defineWords({
  ru: {
    title: "Можно просто спросить",
    job: "Спросить о\u00a0работе",
    ways: {
      faq: "Вопросы и\u00a0ответы",
      centers: "Найти центр",
      tourism: "Диализный туризм",
      vacancies: "Вакансии",
      about: "О\u00a0компании",
    },
  },
  en: {
    title: "Just ask",
    job: "Ask about working with us",
    ways: {
      faq: "Questions and answers",
      centers: "Find a centre",
      tourism: "Dialysis away from home",
      vacancies: "Vacancies",
      about: "About the company",
    },
  },
});
