import type { Locale } from "../locale.ts";
import { en } from "./errors-en.ts";
import { type FormError, ru } from "./errors-ru.ts";

export type { FormError };

/** For servers. The browser loads only the words of its language (`site/tools/forms/words-ru.ts`, `words-en.ts`). */
export const formErrors: Record<Locale, Record<FormError, string>> = { ru, en };

/** Only the server says it. */
export const fileGone: Record<Locale, string> = {
  ru: "Файл не найден или уже отправлен, приложите его ещё раз",
  en: "The file is missing or has already been sent: please attach it again",
};
