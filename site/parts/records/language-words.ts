import type { SpokenLanguage } from "#contract/records/spoken-languages.ts";
import { defineWords } from "../../i18n/use-words.tsx";

type Language = SpokenLanguage | "english";

export const languageWords = defineWords<Record<Language, string>>({
  ru: { russian: "русский", tatar: "татарский", "crimean-tatar": "крымскотатарский", english: "английский" },
  en: { russian: "Russian", tatar: "Tatar", "crimean-tatar": "Crimean Tatar", english: "English" },
});

/** BCP 47 tags of the languages of patients and staff, which are not those of the site. */
export const languageTags: Record<Language, string> = {
  russian: "ru",
  tatar: "tt",
  "crimean-tatar": "crh",
  english: "en",
};
