import type { Locale } from "#contract/locale.ts";
import { en } from "./words-en.ts";
import { type DayMenuWords, ru } from "./words-ru.ts";

/** For the server, which needs all languages; a browser loads only its page's. */
export const dayMenuWords: Record<Locale, DayMenuWords> = { ru, en };
