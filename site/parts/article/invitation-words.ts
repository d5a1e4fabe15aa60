import { defineWords } from "../../i18n/use-words.tsx";
import type { Inviting } from "./invitation-of.ts";

type Said = { title: string; text: string; button: string };
type Words = Record<Inviting, Said> & {
  /** A link to more of the same section. */
  more: (section: string) => Said;
  /** The button of the one center that a text is about. */
  aboutCenter: string;
};

export const invitationWords = defineWords<Words>({
  ru: {
    dialysis: {
      title: "Нужен диализ вам или близкому",
      text: "Координатор подберёт центр и смену, объяснит, какие нужны документы.",
      button: "Записаться на диализ",
    },
    question: {
      title: "Остался вопрос о вашем случае",
      text: "Напишите нам: врач или координатор ответит за один рабочий день.",
      button: "Задать вопрос",
    },
    center: {
      title: "Найдите центр рядом с домом",
      text: "Телефон, часы и дорога от остановки есть на странице каждого центра.",
      button: "Найти центр",
    },
    travel: {
      title: "Собираетесь в поездку",
      text: "Координатор найдёт место в другом городе и договорится о датах.",
      button: "Запросить место",
    },
    read: {
      title: "Хотите узнать больше",
      text: "Мы собрали статьи о болезнях почек и о лечении, простыми словами.",
      button: "Читать статьи",
    },
    vacancies: {
      title: "Хотите работать с\u00a0нами",
      text: "Ищем врачей, медсестёр, инженеров и\u00a0координаторов. Новичков учим и\u00a0даём наставника.",
      button: "Смотреть вакансии",
    },
    more: (section) => ({
      title: "Что ещё почитать",
      text: `Другие тексты собраны в\u00a0разделе «${section}».`,
      button: "Открыть раздел",
    }),
    aboutCenter: "Страница центра",
  },
  en: {
    dialysis: {
      title: "Do you or someone close to you need dialysis?",
      text: "A coordinator will find a centre and a shift, tell you about the documents and answer your questions.",
      button: "Request dialysis",
    },
    question: {
      title: "Do you have a question about your own case?",
      text: "Write to us: a doctor or a coordinator will reply within one working day.",
      button: "Ask a question",
    },
    center: {
      title: "Find a centre near your home",
      text: "Each centre’s page has its phone number, opening hours and the way from the nearest stop.",
      button: "Find a centre",
    },
    travel: {
      title: "Are you planning a trip?",
      text: "A coordinator will find you a place in another city and agree the dates.",
      button: "Request a place",
    },
    read: {
      title: "Would you like to know more?",
      text: "We have put together articles on kidney disease and treatment in plain words.",
      button: "Read the articles",
    },
    vacancies: {
      title: "Would you like to work with us?",
      text: "We are looking for doctors, nurses, engineers and coordinators. Newcomers are trained and have a mentor.",
      button: "See vacancies",
    },
    more: (section) => ({
      title: "More to read",
      text: `You will find other pages in the section “${section}”.`,
      button: "Open the section",
    }),
    aboutCenter: "The centre’s page",
  },
});
