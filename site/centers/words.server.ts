import { defineWords } from "../i18n/words.tsx";

/** Said on every page that lists centers. */
export const words = defineWords({
  ru: {
    centers: (count: number) => `${count} ${forms[new Intl.PluralRules("ru").select(count)] ?? "центров"}`,
    otherRegions: "Другие регионы",
  },
  en: {
    centers: (count: number) => `${count} ${count === 1 ? "centre" : "centres"}`,
    otherRegions: "Other regions",
  },
});

const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "центр", few: "центра" };
