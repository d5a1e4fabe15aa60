import { defineWords } from "../../i18n/use-words.tsx";

export const panelWords = defineWords({
  ru: {
    title: "Настройки показа",
    settings: "Настройки",
    fontSize: "Размер букв",
    sizes: { 18: "Обычный, 18", 22: "Крупный, 22", 26: "Очень крупный, 26" },
    letter: "А",
    theme: "Цвета",
    themes: { light: "Белый", dark: "Чёрный", blue: "Голубой" },
    images: "Картинки",
    showImages: "Показать",
    hideImages: "Описать словами",
    letterSpacing: {
      title: "Между буквами",
      less: "Уменьшить расстояние между буквами",
      more: "Увеличить расстояние между буквами",
    },
    lineHeight: {
      title: "Между строками",
      less: "Уменьшить расстояние между строками",
      more: "Увеличить расстояние между строками",
    },
    reset: "Сбросить настройки",
    turnOff: "Обычная версия сайта",
  },
  en: {
    title: "Display settings",
    settings: "Settings",
    fontSize: "Text size",
    sizes: { 18: "Normal, 18", 22: "Large, 22", 26: "Very large, 26" },
    letter: "A",
    theme: "Colours",
    themes: { light: "White", dark: "Black", blue: "Blue" },
    images: "Pictures",
    showImages: "Show",
    hideImages: "Describe in words",
    letterSpacing: {
      title: "Letter spacing",
      less: "Less space between letters",
      more: "More space between letters",
    },
    lineHeight: {
      title: "Line spacing",
      less: "Less space between lines",
      more: "More space between lines",
    },
    reset: "Reset settings",
    turnOff: "Standard version of the site",
  },
});
