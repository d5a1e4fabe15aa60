import { defineWords } from "../../i18n/use-words.tsx";
import type { BarWord } from "./page-bar.ts";

/** The visible label, and what screen readers read after it. */
type Words = { label: string; entries: Record<BarWord, [shown: string, heard?: string]> };

export const barWords = defineWords<Words>({
  ru: {
    label: "Связаться с нами",
    entries: {
      call: ["Позвонить"],
      ambulance: ["103", ", скорая помощь"],
      helpline: ["Дежурная линия"],
      coordinator: ["Позвонить", " координатору"],
      center: ["Позвонить", " в центр"],
      hiring: ["Позвонить", " в отдел персонала"],
      request: ["Записаться"],
      ask: ["Спросить"],
      apply: ["Откликнуться"],
      write: ["Написать", " о себе"],
      director: ["Написать", " директору по качеству"],
    },
  },
  en: {
    label: "Contact us",
    entries: {
      call: ["Call us"],
      ambulance: ["103", ", ambulance"],
      helpline: ["Nurse helpline", ", in Russian"],
      coordinator: ["Call us", ": the coordinator"],
      center: ["Call us", ": the centre"],
      hiring: ["Call us", ": our recruiters"],
      request: ["Request dialysis"],
      ask: ["Ask"],
      apply: ["Apply"],
      write: ["Write to us", " about yourself"],
      director: ["Write to us", ": the quality director"],
    },
  },
});
