import { defineWords } from "../../../i18n/use-words.tsx";

export const mapWords = defineWords({
  ru: {
    parts: { west: "Карта: запад страны", east: "Карта: восток страны" },
    scheme: (region: string) => `Схема: ${region}`,
    own: "Регион и\u00a0число наших центров в\u00a0нём",
    partners: "Партнёрские города на\u00a0своей карте",
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
    parts: { west: "Map: the west of the country", east: "Map: the east of the country" },
    scheme: (region: string) => `Sketch map: ${region}`,
    own: "A region and the number of our centres there",
    partners: "See the map of partner cities",
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
