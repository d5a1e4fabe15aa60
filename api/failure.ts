import type { Failure } from "#contract/envelope.ts";
import type { Locale } from "#contract/locale.ts";

const messages = {
  badAddress: { ru: "Адрес нельзя прочитать", en: "The address cannot be read" },
  badJson: { ru: "Тело запроса — не JSON", en: "The request body is not JSON" },
  invalid: { ru: "Запрос составлен неверно", en: "The request is not valid" },
  foreignOrigin: {
    ru: "Запрос пришёл с чужого сайта и не принят",
    en: "This request came from another site and was not accepted",
  },
  wrongMethod: { ru: "Этот вызов делается другим методом", en: "This call takes another method" },
  unknownAccount: { ru: "Неизвестный аккаунт", en: "Unknown account" },
  notFound: { ru: "Не найдено", en: "Not found" },
  broken: { ru: "Ошибка сервера", en: "Server error" },
  keyTaken: { ru: "Этот ключ уже использован для другого обращения", en: "This key was used for another submission" },
  tooBig: { ru: "Запрос слишком большой", en: "The request is too large" },
  full: { ru: "Сейчас файлы не принимаются, позвоните нам", en: "We cannot take files right now, please call us" },
  busy: {
    ru: "Сервер занят. Попробуйте через несколько секунд или позвоните нам",
    en: "The server is busy. Please try again in a few seconds or call us",
  },
  tooOften: {
    ru: "Слишком много обращений подряд. Подождите немного или позвоните нам",
    en: "Too many requests in a row. Please wait a little or call us",
  },
  notReady: {
    ru: "Содержание ещё не опубликовано",
    en: "No content has been published yet",
  },
} satisfies Record<string, Record<Locale, string>>;

const statuses = {
  badAddress: 400,
  badJson: 400,
  foreignOrigin: 403,
  unknownAccount: 403,
  notFound: 404,
  wrongMethod: 405,
  keyTaken: 409,
  tooBig: 413,
  invalid: 422,
  tooOften: 429,
  broken: 500,
  notReady: 503,
  full: 503,
  busy: 503,
} as const;

type Reason = keyof typeof messages;

/** Thrown by a service to answer with this failure instead of data. */
export class CallFailure extends Error {
  readonly reason: Reason;
  readonly errors: Record<string, string[]> | undefined;
  constructor(reason: Reason, errors?: Record<string, string[]>) {
    super(reason);
    this.reason = reason;
    this.errors = errors;
  }
}

export function failure(reason: Reason, locale: Locale, errors?: Record<string, string[]>): Failure {
  return {
    status: statuses[reason],
    message: messages[reason][locale],
    ...(errors && { errors }),
  };
}
