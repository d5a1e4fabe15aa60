import type { Locale } from "../locale.ts";

/** What may be wrong with a form, said to whoever sent it. Both halves say it with the same words. */
export const formErrors = {
  nameMissing: { ru: "Как к вам обращаться?", en: "What is your name?" },
  phoneMissing: { ru: "По какому номеру нам перезвонить?", en: "Which number shall we call?" },
  phoneWrong: { ru: "Проверьте ваш телефон", en: "Check your phone number" },
  emailMissing: { ru: "На какую почту нам написать?", en: "Which e-mail shall we write to?" },
  emailWrong: { ru: "Проверьте вашу почту", en: "Check your e-mail" },
  contactMissing: {
    ru: "Оставьте телефон или почту, чтобы мы могли ответить",
    en: "Leave a phone number or an e-mail so that we can answer",
  },
  cityMissing: { ru: "Напишите ваш город", en: "Write your city" },
  centerMissing: { ru: "Выберите центр", en: "Choose a centre" },
  messageMissing: { ru: "Напишите несколько слов", en: "Write a few words" },
  required: { ru: "Это поле обязательно для заполнения", en: "This field is required" },
  lineLong: { ru: "Слишком длинно, сократите", en: "Too long, please shorten it" },
  messageLong: {
    ru: "Не больше 5000 знаков: сократите или напишите нам на почту",
    en: "5,000 characters at most: shorten it or write to us by e-mail",
  },
  dateWrong: { ru: "Проверьте дату", en: "Check the date" },
  consent: {
    ru: "Отметьте согласие, без него мы не вправе ответить",
    en: "Tick your consent: without it we may not answer",
  },
  publication: { ru: "Отметьте согласие на публикацию отзыва", en: "Tick your consent to have the review published" },
  fileEmpty: { ru: "Файл пустой, выберите другой", en: "The file is empty, choose another one" },
  fileBig: {
    ru: "Файл больше 5 МБ, уменьшите его или выберите другой",
    en: "The file is over 5 MB, make it smaller or choose another one",
  },
  fileKind: {
    ru: "Такой файл мы не откроем. Приложите pdf, doc, docx, odt, rtf или txt",
    en: "We cannot open this file. Attach a pdf, doc, docx, odt, rtf or txt",
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type FormError = keyof typeof formErrors;
