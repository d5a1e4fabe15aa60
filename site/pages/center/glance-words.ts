import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/words.tsx";

export const glanceWords = defineWords({
  ru: {
    title: "Коротко о\u00a0центре",
    stations: "Зал",
    shifts: (count: number) => counted("ru", count, { one: "смена", few: "смены", many: "смен", other: "смены" }),
    evening: "Вечерняя смена",
    guests: "Гости из\u00a0других городов",
    steps: "Вход",
    services: "Что делаем",
    yes: "Есть",
    no: "Здесь нет. Позвоните: подскажем, где\u00a0есть",
    notHere: "Здесь нет. Ближайший, где есть:",
    welcome: "Принимаем.",
    howToCome: "Как приехать на\u00a0гостевой диализ",
    stepFree: "Без ступеней, можно на\u00a0кресле-коляске",
    withSteps: "Есть ступени: позвоните, вас встретят",
  },
  en: {
    title: "At a glance",
    stations: "Treatment room",
    shifts: (count: number) => counted("en", count, { one: "shift a day", other: "shifts a day" }),
    evening: "Evening shift",
    guests: "Guests from other cities",
    steps: "Entrance",
    services: "What we do here",
    yes: "Yes",
    no: "Not here. Call us, and we will tell you where",
    notHere: "Not here. The nearest centre that has it:",
    welcome: "Welcome.",
    howToCome: "How to come for guest dialysis",
    stepFree: "Step-free, fine for a wheelchair",
    withSteps: "There are steps: call us, and we will meet you",
  },
});
