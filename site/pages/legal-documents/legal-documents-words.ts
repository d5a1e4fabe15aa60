import { defineWords } from "../../i18n/use-words.tsx";

export const documentWords = defineWords({
  ru: {
    organisation: "Коротко об организации",
    often: "Чаще всего спрашивают",
    empty: "Документы скоро появятся. Любой из них покажет администратор центра.",
    whole: "Читать целиком",
    updated: "Обновлено",
  },
  en: {
    organisation: "The organisation in brief",
    often: "Asked for most often",
    empty: "The documents will appear soon. Any centre’s administrator can show them to you.",
    whole: "Read in full",
    updated: "Updated",
  },
});
