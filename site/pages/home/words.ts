import { defineWords } from "../../i18n/words.tsx";

export type HomeWords = (typeof homeWords)["ru"];

/** The loader sends the words of its language with the page, so neither language stands in the page's script. */
export const homeWords = defineWords({
  ru: {
    action: "Записаться на диализ",
    request: "Оставить заявку",
    scene: "Женщина читает книгу во время гемодиализа у окна с видом на озеро",
    talk: "Медсестра и пожилой пациент разговаривают за столиком",
    find: "Найти центр",
    findHint: "Город, улица или метро",
    show: "Показать",
    quick: "Центры в регионах",
    partners: "Партнёрские центры",
    map: "Карта. На ней отмечены наши центры:",
    stories: "Истории пациентов",
    allStories: "Все истории",
    readStory: "Прочитать историю",
    news: "Новости",
    allNews: "Все новости",
    ask: "Задать вопрос",
    allQuestions: "Все вопросы и ответы",
    scale: "Шкала стадий: G1 от 90, G2 от 60, G3 от 30, G4 от 15, G5 меньше 15",
    unit: "мл/мин на 1,73 м²",
  },
  en: {
    action: "Request dialysis",
    request: "Send a request",
    scene: "A woman reads a book during hemodialysis beside a window with a view of a lake",
    talk: "A nurse and an elderly patient talk at a small table",
    find: "Find a center",
    findHint: "City, street or metro",
    show: "Show",
    quick: "Centers by region",
    partners: "Partner centers",
    map: "A map. Our centers are marked on it:",
    stories: "Patients’ stories",
    allStories: "All stories",
    readStory: "Read the story",
    news: "News",
    allNews: "All news",
    ask: "Ask a question",
    allQuestions: "All questions and answers",
    scale: "The scale of stages: G1 from 90, G2 from 60, G3 from 30, G4 from 15, G5 under 15",
    unit: "ml/min per 1.73 m²",
  },
});
