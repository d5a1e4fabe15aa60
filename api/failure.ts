import type { Failure } from "#contract/envelope.ts";
import type { Locale } from "#contract/locale.ts";

const messages = {
  badAddress: { ru: "Адрес нельзя прочитать", en: "The address cannot be read" },
  badJson: { ru: "Тело запроса — не JSON", en: "The request body is not JSON" },
  invalid: { ru: "Запрос составлен неверно", en: "The request is not valid" },
  unknownAccount: { ru: "Неизвестный аккаунт", en: "Unknown account" },
  notFound: { ru: "Не найдено", en: "Not found" },
  broken: { ru: "Ошибка сервера", en: "Server error" },
  notReady: {
    ru: "Содержание ещё не опубликовано",
    en: "No content has been published yet",
  },
} satisfies Record<string, Record<Locale, string>>;

const statuses = {
  badAddress: 400,
  badJson: 400,
  unknownAccount: 403,
  notFound: 404,
  invalid: 422,
  broken: 500,
  notReady: 503,
} as const;

type Reason = keyof typeof messages;

/** Thrown by a service: the answer is this failure instead of data. */
export class CallFailure extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

export function failure(reason: Reason, locale: Locale, errors?: Record<string, string[]>): Failure {
  return {
    status: statuses[reason],
    message: messages[reason][locale],
    ...(errors && { errors }),
  };
}
