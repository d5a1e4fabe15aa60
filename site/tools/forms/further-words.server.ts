import { defineWords } from "../../i18n/use-words.tsx";

type FurtherWords = {
  whileWaiting: string;
  blog: string;
  quality: { text: string; process: string };
  review: { text: string; all: string };
  vacancy: { text: string; all: string };
};

/** Over and in the links of a result. Only on the server, so that the island does not load them. */
export const furtherWords = defineWords<FurtherWords>({
  ru: {
    whileWaiting: "Пока ждёте ответа:",
    blog: "Почитать о\u00a0жизни на\u00a0диализе",
    quality: { text: "Что будет дальше:", process: "Как мы\u00a0разбираем обращения" },
    review: { text: "Что пишут другие:", all: "Все отзывы" },
    vacancy: { text: "Может подойти и\u00a0другая работа:", all: "Все вакансии" },
  },
  en: {
    whileWaiting: "While you wait:",
    blog: "Read about life on dialysis",
    quality: { text: "What happens next:", process: "How we look into a complaint" },
    review: { text: "What others say:", all: "All reviews" },
    vacancy: { text: "Another job may suit you too:", all: "All vacancies" },
  },
});
