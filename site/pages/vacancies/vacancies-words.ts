import { defineWords } from "../../i18n/use-words.tsx";

export const vacancyWords = defineWords({
  ru: {
    filters: {
      profession: { label: "Профессия", any: "Все профессии" },
      city: { label: "Город", any: "Все города" },
      region: { label: "Регион", any: "Все регионы" },
    },
    empty: "Сейчас открытых вакансий нет. Напишите нам о себе, и мы вернёмся к письму, когда появится место.",
    list: {
      title: "Открытые вакансии",
      write: "Написать о себе",
      about: "Как у нас работают",
      beforeTax: "Оплата указана до\u00a0вычета налога.",
    },
    posted: (day: string) => `Опубликована ${day}`,
    facts: {
      pay: "Оплата",
      employment: "Занятость",
      place: "Где",
      posted: "Опубликована",
      until: "Отклики принимаем до",
    },
    parts: { duties: "Что делать", requirements: "Что нужно", offer: "Что мы даём" },
    item: {
      respond: "Откликнуться",
      conditions: "Условия",
      next: "Что дальше",
      steps: [
        ["В\u00a0тот же день", "Вы получаете номер отклика. Его видят отдел персонала и\u00a0заведующий центром."],
        ["Рабочие дни 1–3", "Звоним: рассказываем о\u00a0сменах и\u00a0оплате или говорим, почему не\u00a0подходит."],
        ["Дни 4–7", "Знакомство в\u00a0центре: час в\u00a0зале рядом с\u00a0коллегами."],
        ["Дни 8–10", "Отвечаем «да» или «нет», с\u00a0ответом «да» присылаем предложение письмом."],
      ],
      answers: "Вам ответит",
      inMoscow: (hours: string) => `${hours} по\u00a0московскому времени`,
      foreign: "Диплом получен в\u00a0другой стране: что нужно",
      call: "Спросить в\u00a0центре:",
      others: "Все вакансии",
    },
    closed: {
      lead: "Эта вакансия закрыта",
      text: "Мы уже нашли человека или перестали искать. Спасибо, что заглянули: посмотрите, кто нужен сейчас, или напишите нам о себе на будущее.",
      others: "Все вакансии",
      write: "Написать о себе",
    },
  },
  en: {
    filters: {
      profession: { label: "Profession", any: "All professions" },
      city: { label: "City", any: "All cities" },
      region: { label: "Region", any: "All regions" },
    },
    empty:
      "There are no vacancies at the moment. Write to us about yourself, and we will get back to you when something comes up.",
    list: {
      title: "Current vacancies",
      write: "Tell us about yourself",
      about: "What it is like to work here",
      beforeTax: "Pay is given before tax.",
    },
    posted: (day: string) => `Posted on ${day}`,
    facts: {
      pay: "Pay",
      employment: "Employment",
      place: "Where",
      posted: "Posted",
      until: "Apply by",
    },
    parts: { duties: "What you will do", requirements: "What you need", offer: "What we offer" },
    item: {
      respond: "Apply",
      conditions: "Terms",
      next: "What happens next",
      steps: [
        [
          "The same day",
          "You get a reference number. The HR team and the head doctor of the centre see your application.",
        ],
        ["Working days 1–3", "We call and tell you about the shifts and the pay, or why it does not suit."],
        ["Days 4–7", "You get to know the centre: an hour in the treatment room beside colleagues."],
        ["Days 8–10", "We say yes or no; with a yes you receive an offer in writing."],
      ],
      answers: "Who will answer you",
      inMoscow: (hours: string) => `${hours}, Moscow time`,
      foreign: "Your diploma is from another country: what you need",
      call: "Ask the centre:",
      others: "All vacancies",
    },
    closed: {
      lead: "This vacancy is closed",
      text: "We have found someone or are no longer looking. Thank you for your interest: see who we need now, or tell us about yourself for the future.",
      others: "All vacancies",
      write: "Tell us about yourself",
    },
  },
});
