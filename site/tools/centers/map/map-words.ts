import { defineWords } from "../../../i18n/use-words.tsx";

export const mapWords = defineWords({
  ru: {
    ours: "Карта: наши центры",
    parts: { west: "Карта: запад страны", east: "Карта: восток страны" },
    pins: "Карта. На\u00a0ней отмечены наши центры:",
    scheme: (region: string) => `Схема: ${region}`,
    partners: "Карта партнёрских городов",
    moved:
      "Номера\u00a0— как в\u00a0списке. Близкие города на\u00a0карте раздвинуты, чтобы по\u00a0ним можно было попасть.",
    km: (length: number) => `${length}\u00a0км`,
    landmarks: {
      moskva: "Москва-река",
      ringRoad: "МКАД",
      neva: "Нева",
      gulf: "Финский залив",
      blackSea: "Чёрное море",
      azovSea: "Азовское море",
      volga: "Волга",
      kama: "Кама",
      tobol: "Тобол",
      irtysh: "Иртыш",
    },
  },
  en: {
    ours: "Map: our centres",
    parts: { west: "Map: the west of the country", east: "Map: the east of the country" },
    pins: "A map. Our centres are marked on it:",
    scheme: (region: string) => `Sketch map: ${region}`,
    partners: "Map of partner cities",
    moved: "Numbered as in the list. Cities close together are moved apart on the map, so that each can be pressed.",
    km: (length: number) => `${length}\u00a0km`,
    landmarks: {
      moskva: "Moskva River",
      ringRoad: "Ring road",
      neva: "Neva",
      gulf: "Gulf of Finland",
      blackSea: "Black Sea",
      azovSea: "Sea of Azov",
      volga: "Volga",
      kama: "Kama",
      tobol: "Tobol",
      irtysh: "Irtysh",
    },
  },
});
