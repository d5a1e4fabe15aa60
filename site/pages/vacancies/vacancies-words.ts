import { defineWords } from "../../i18n/use-words.tsx";

export const vacancyWords = defineWords({
  ru: {
    filters: { region: { label: "Регион", any: "Все регионы" }, city: { label: "Город", any: "Все города" } },
    empty: "Сейчас открытых вакансий нет. Напишите нам о себе, и мы вернёмся к письму, когда появится место.",
    list: { title: "Открытые вакансии", write: "Написать о себе", about: "Как у нас работают" },
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
        "Вы оставляете имя и\u00a0телефон. Резюме можно приложить сразу или прислать позже.",
        "Мы звоним, рассказываем о\u00a0смене и\u00a0зовём посмотреть центр.",
        "Первые недели рядом работает наставник. Стажировка оплачивается.",
      ],
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
    filters: { region: { label: "Region", any: "All regions" }, city: { label: "City", any: "All cities" } },
    empty:
      "There are no vacancies at the moment. Write to us about yourself, and we will get back to you when something comes up.",
    list: { title: "Current vacancies", write: "Tell us about yourself", about: "What it is like to work here" },
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
        "You leave a name and a phone number. You can attach a CV now or send it later.",
        "We call, tell you about the shift and invite you to see the centre.",
        "For the first weeks a mentor works beside you. The training is paid.",
      ],
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
