import { defineWords } from "../../i18n/use-words.tsx";

/** Words for pay and employment that Intl does not have. */
export const jobWords = defineWords({
  ru: {
    from: (sum: string) => `от ${sum}`,
    upTo: (sum: string) => `до ${sum}`,
    per: { hour: "в час", day: "в день", week: "в неделю", month: "в месяц", year: "в год" },
    beforeTax: "до вычета налога",
    negotiable: "по итогам беседы",
    employment: {
      "full-time": "Полная занятость",
      "part-time": "Неполная занятость",
      temporary: "Временная работа",
      internship: "Стажировка",
    },
  },
  en: {
    from: (sum: string) => `from ${sum}`,
    upTo: (sum: string) => `up to ${sum}`,
    per: { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" },
    beforeTax: "before tax",
    negotiable: "to be agreed",
    employment: {
      "full-time": "Full time",
      "part-time": "Part time",
      temporary: "Temporary work",
      internship: "Internship",
    },
  },
});
