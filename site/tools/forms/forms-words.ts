import type { Locale } from "#contract/locale.ts";
import type { FormWords } from "./form-words-type.ts";
import { en } from "./words-en.ts";
import { ru } from "./words-ru.ts";

export const formWords: Record<Locale, FormWords> = { ru, en };
