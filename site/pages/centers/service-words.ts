import { companyWords } from "../../parts/company/company-words.ts";
import { nounFor } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const serviceWords = defineWords({
  ru: {
    legend: "Что должно быть в\u00a0центре",
    filters: (chosen: number) => (chosen > 0 ? `Фильтры: ${chosen}` : "Фильтры"),
    more: "Ещё фильтры",
    takeAway: "(выбрано, убрать)",
    centers: (count: number) => nounFor("ru", count, companyWords.ru.centers),
  },
  en: {
    legend: "What the centre should offer",
    filters: (chosen: number) => (chosen > 0 ? `Filters: ${chosen}` : "Filters"),
    more: "More filters",
    takeAway: "(chosen, remove)",
    centers: (count: number) => nounFor("en", count, companyWords.en.centers),
  },
});
