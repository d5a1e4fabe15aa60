import { defineWords } from "../../i18n/use-words.tsx";

export const reviewWords = defineWords({
  ru: {
    /** The verb depends on the person's gender, which only a patronymic tells. */
    checked: (name: string) =>
      /вна(\s|$)/.test(name) ? "Проверила" : /ич(\s|$)/.test(name) ? "Проверил" : "Проверил(а)",
    role: (role: string) => role.charAt(0).toLowerCase() + role.slice(1),
    sources: "Источники",
  },
  en: {
    checked: (_name: string) => "Reviewed by",
    role: (role: string) => role.charAt(0).toLowerCase() + role.slice(1),
    sources: "Sources",
  },
});
