/** Error messages of forms for visitors. The site and the API use the same words. */
export const ru = {
  nameMissing: "Как к вам обращаться?",
  phoneMissing: "По какому номеру нам перезвонить?",
  phoneWrong: "Проверьте ваш телефон",
  emailMissing: "На какую почту нам написать?",
  emailWrong: "Проверьте вашу почту",
  contactMissing: "Оставьте телефон или почту, чтобы мы могли ответить",
  cityMissing: "Напишите ваш город",
  centerMissing: "Выберите центр",
  messageMissing: "Напишите несколько слов",
  required: "Это поле обязательно для заполнения",
  lineLong: "Слишком длинно, сократите",
  messageLong: "Не больше 5000 знаков: сократите или напишите нам на почту",
  dateWrong: "Напишите дату целиком: день, месяц и год",
  datePast: "Этот день уже прошёл, выберите другой",
  dateEarly: "Отъезд раньше приезда, исправьте одну из дат",
  countWrong: "Напишите целое число от 1 до 100",
  consent: "Отметьте согласие, без него мы не вправе ответить",
  health: "Отметьте согласие на сведения о здоровье или уберите файлы",
  publication: "Отметьте согласие на публикацию отзыва",
  /** An unknown choice, or the API refused what the form itself accepted. */
  refused: "Мы не смогли это принять: исправьте или позвоните нам",
  fileEmpty: "Файл пустой, выберите другой",
  fileBig: "Файл больше 5\u00a0МБ, уменьшите его или выберите другой",
  fileKind: "Такой файл мы не откроем. Приложите PDF или файл другого вида из списка",
} as const;

export type FormError = keyof typeof ru;
