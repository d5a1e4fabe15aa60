import type { EnglishSpeaker, SpokenLanguage } from "#contract/records/spoken-languages.ts";
import { defineWords } from "../../i18n/use-words.tsx";

type SpeechWords = {
  spoken: Record<SpokenLanguage, string>;
  /** Who interprets from English. */
  english: Record<EnglishSpeaker | "coordinator", string>;
};

export const speechWords = defineWords<SpeechWords>({
  ru: {
    spoken: { russian: "русский", tatar: "татарский", "crimean-tatar": "крымскотатарский" },
    english: {
      doctor: "врач по\u00a0будням днём, вечером координатор по\u00a0телефону",
      "head-doctor": "заведующая центром, в\u00a0другие часы координатор по\u00a0телефону",
      coordinator: "координатор по\u00a0телефону",
    },
  },
  en: {
    spoken: { russian: "Russian", tatar: "Tatar", "crimean-tatar": "Crimean Tatar" },
    english: {
      doctor: "a doctor on weekdays by day, the coordinator by phone in the evening",
      "head-doctor": "the head doctor, at other hours the coordinator by phone",
      coordinator: "the coordinator by phone",
    },
  },
});

/** BCP 47 tags of the languages of patients and staff, which are not those of the site. */
export const speechTags: Record<SpokenLanguage | "english", string> = {
  russian: "ru",
  tatar: "tt",
  "crimean-tatar": "crh",
  english: "en",
};
