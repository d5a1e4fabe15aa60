import { defineWords } from "../../i18n/words.tsx";

export const vacancyWords = defineWords({
  ru: {
    filters: {
      region: { label: "Регион", any: "Все регионы" },
      city: { label: "Город", any: "Все города" },
    },
    list: "Открытые вакансии",
    empty: "Сейчас открытых вакансий нет. Напишите нам о себе, и мы вернёмся к письму, когда появится место.",
    write: "Написать о себе",
    about: "Как у нас работают",
    pay: "Оплата",
    employment: "Занятость",
    place: "Где",
    posted: "Опубликована",
    until: "Отклики принимаем до",
    duties: "Что делать",
    requirements: "Что нужно",
    offer: "Что мы даём",
    respond: "Откликнуться",
    respondHint: "Нужны имя и телефон. Резюме можно приложить сразу или прислать позже.",
    others: "Все вакансии",
    closed: {
      title: "Эта вакансия закрыта",
      text: "Мы уже нашли человека или перестали искать. Спасибо, что заглянули: посмотрите, кто нужен сейчас, или напишите нам о себе на будущее.",
    },
  },
  en: {
    filters: {
      region: { label: "Region", any: "All regions" },
      city: { label: "City", any: "All cities" },
    },
    list: "Open vacancies",
    empty:
      "There are no open vacancies now. Write to us about yourself, and we will come back to you when a place opens.",
    write: "Write about yourself",
    about: "What work here is like",
    pay: "Pay",
    employment: "Employment",
    place: "Where",
    posted: "Posted",
    until: "We accept responses until",
    duties: "What you will do",
    requirements: "What is needed",
    offer: "What we give",
    respond: "Respond",
    respondHint: "We need a name and a phone number. You can attach a résumé now or send it later.",
    others: "All vacancies",
    closed: {
      title: "This vacancy is closed",
      text: "We have found someone, or are no longer looking. Thank you for your interest: see whom we need now, or write to us about yourself for the future.",
    },
  },
});
