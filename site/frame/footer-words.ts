import { defineWords } from "../i18n/use-words.tsx";

export const footerWords = defineWords({
  ru: {
    offices: "Офисы и часы работы",
    request: "Записаться на диализ",
    whenToCall: "Когда звонить сразу",
    danger: "Боль в груди, одышка, кровь струёй:",
    urgent: (hours: string) => `Жар, фистула не жужжит — дежурная линия, ${hours}:`,
  },
  en: {
    offices: "Offices and hours",
    request: "Request dialysis",
    whenToCall: "When to call at once",
    danger: "Chest pain, trouble breathing, spurting blood:",
    urgent: (hours: string) => `Fever, no buzz in the fistula: nurse helpline, ${hours}, in Russian:`,
  },
});
