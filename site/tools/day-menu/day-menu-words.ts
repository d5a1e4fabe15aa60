import type { Locale } from "#contract/locale.ts";
import { en } from "./words-en.ts";
import { type DayMenuWords, ru } from "./words-ru.ts";

/** For the server, which speaks every language; a browser loads that of its page alone. */
export const dayMenuWords: Record<Locale, DayMenuWords> = { ru, en };
