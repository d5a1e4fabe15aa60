import { defineWords } from "../../../i18n/use-words.tsx";

export const mapWords = defineWords({
  ru: {
    country: "Карта: где наши центры",
    cities: "Карта: партнёрские города",
    scheme: (region: string) => `Схема: ${region}`,
    own: "Наши центры. Номера — как в\u00a0списке",
    partners: "Партнёрские города",
    moved:
      "Номера\u00a0— как в\u00a0списке. Близкие города на\u00a0карте раздвинуты, чтобы по\u00a0ним можно было попасть.",
    km: (length: number) => `${length}\u00a0км`,
  },
  en: {
    country: "Map: where our centres are",
    cities: "Map: partner cities",
    scheme: (region: string) => `Sketch map: ${region}`,
    own: "Our centres, numbered as in the list",
    partners: "Partner cities",
    moved: "Numbered as in the list. Cities close together are moved apart on the map, so that each can be pressed.",
    km: (length: number) => `${length}\u00a0km`,
  },
});
