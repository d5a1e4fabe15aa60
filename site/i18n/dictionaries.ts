import type { Locale } from "#contract/locale.ts";
import type { Dictionary } from "./dictionary.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

export const dictionaries: Record<Locale, Dictionary> = { ru, en };
