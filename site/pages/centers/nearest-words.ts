import { defineWords } from "../../i18n/use-words.tsx";

export const nearestWords = defineWords({
  ru: {
    button: { own: "Ближайшие ко мне", partners: "Ближайшие ко мне города" },
    hint: "Место определит браузер. Нам оно не\u00a0передаётся.",
    here: "Вы здесь",
    toYou: "Ближайшие к вам",
    toCity: (city: string) => `Ближайшие к городу ${city}`,
    far: { own: "Показать далёкие центры", partners: "Показать далёкие города" },
    otherwise: "Найти иначе",
    found: "Расстояния от вас по прямой.",
    closer: "Ближе всего партнёрский город:",
    from: (city: string) => `Расстояния по прямой от города ${city}. Если вы не там, введите свой город выше.`,
    refused: (city: string) =>
      `Где вы, браузер не сообщил, и это не страшно: вот расстояния от города ${city}. Если вы не там, введите свой город выше.`,
    unknown: "Где вы, узнать не удалось. Введите свой город выше или позвоните нам: координатор подскажет центр рядом.",
  },
  en: {
    button: { own: "Nearest to me", partners: "Cities nearest to me" },
    hint: "Your browser finds your location. It is not sent to us.",
    here: "You are here",
    toYou: "Nearest to you",
    toCity: (city: string) => `Nearest to ${city}`,
    far: { own: "Show distant centres", partners: "Show distant cities" },
    otherwise: "Other ways to find a centre",
    found: "Straight-line distances from where you are.",
    closer: "The nearest place is a partner city:",
    from: (city: string) => `Straight-line distances from ${city}. If you are somewhere else, type your city above.`,
    refused: (city: string) =>
      `Your browser did not say where you are, and that is fine: here are the distances from ${city}. If you are somewhere else, type your city above.`,
    unknown:
      "We could not find out where you are. Type your city above or call us: a coordinator will tell you about a centre nearby.",
  },
});
