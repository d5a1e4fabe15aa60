import type { EnglishSpeaker } from "#contract/records/spoken-languages.ts";
import { defineWords } from "../../i18n/use-words.tsx";

type SpeechWords = {
  /** Who interprets from English. */
  english: Record<EnglishSpeaker | "coordinator", string>;
};

export const speechWords = defineWords<SpeechWords>({
  ru: {
    english: {
      doctor: "врач по\u00a0будням днём, вечером координатор по\u00a0телефону",
      "head-doctor": "заведующая центром, в\u00a0другие часы координатор по\u00a0телефону",
      coordinator: "координатор по\u00a0телефону",
    },
  },
  en: {
    english: {
      doctor: "a doctor on weekdays by day, the coordinator by phone in the evening",
      "head-doctor": "the head doctor, at other hours the coordinator by phone",
      coordinator: "the coordinator by phone",
    },
  },
});
