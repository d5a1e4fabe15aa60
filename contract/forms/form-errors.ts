import type { Locale } from "../locale.ts";

/** Error messages of forms for visitors. The site and the API use the same words. */
export const formErrors = {
  nameMissing: { ru: "Как к вам обращаться?", en: "What should we call you?" },
  phoneMissing: { ru: "По какому номеру нам перезвонить?", en: "Which number should we call?" },
  phoneWrong: { ru: "Проверьте ваш телефон", en: "Check your phone number" },
  emailMissing: { ru: "На какую почту нам написать?", en: "Which e-mail should we write to?" },
  emailWrong: { ru: "Проверьте вашу почту", en: "Check your e-mail address" },
  contactMissing: {
    ru: "Оставьте телефон или почту, чтобы мы могли ответить",
    en: "Give a phone number or an e-mail so that we can reply",
  },
  cityMissing: { ru: "Напишите ваш город", en: "Enter your city" },
  centerMissing: { ru: "Выберите центр", en: "Choose a centre" },
  messageMissing: { ru: "Напишите несколько слов", en: "Write us a few words" },
  required: { ru: "Это поле обязательно для заполнения", en: "This field is required" },
  lineLong: { ru: "Слишком длинно, сократите", en: "This is too long: please shorten it" },
  messageLong: {
    ru: "Не больше 5000 знаков: сократите или напишите нам на почту",
    en: "Use 5,000 characters or fewer, or send us an e-mail",
  },
  dateWrong: { ru: "Проверьте дату", en: "Check the date" },
  datePast: { ru: "Этот день уже прошёл", en: "This day has passed" },
  dateEarly: { ru: "Отъезд раньше приезда", en: "Departure is before arrival" },
  countWrong: { ru: "Целое число от 1 до 100", en: "A whole number, 1 to 100" },
  consent: {
    ru: "Отметьте согласие, без него мы не вправе ответить",
    en: "Tick your consent: we are not allowed to reply without it",
  },
  health: {
    ru: "Отметьте согласие на сведения о здоровье или уберите файлы",
    en: "Tick the consent to health information or remove the files",
  },
  publication: {
    ru: "Отметьте согласие на публикацию отзыва",
    en: "Tick the box to agree to your review being published",
  },
  /** An unknown choice, or the API refused what the form itself accepted. */
  refused: { ru: "Проверьте, пожалуйста, это поле", en: "Please check this field" },
  fileEmpty: { ru: "Файл пустой, выберите другой", en: "The file is empty: choose another one" },
  fileBig: {
    ru: "Файл больше 5 МБ, уменьшите его или выберите другой",
    en: "The file is larger than 5 MB: make it smaller or choose another one",
  },
  fileKind: {
    ru: "Такой файл мы не откроем. Приложите PDF или файл другого вида из списка",
    en: "We cannot open this file. Attach a PDF or another kind from the list",
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type FormError = keyof typeof formErrors;

/** Only the server says it, so it is not in the browser's script. */
export const fileGone: Record<Locale, string> = {
  ru: "Файл не найден или уже отправлен, приложите его ещё раз",
  en: "The file is missing or has already been sent: please attach it again",
};
