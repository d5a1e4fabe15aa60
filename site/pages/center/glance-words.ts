import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const glanceWords = defineWords({
  ru: {
    title: "Коротко о\u00a0центре",
    stations: "Зал",
    shifts: (fewest: number, most: number) =>
      upTo(fewest, most) +
      counted("ru", most, { one: "смена в день", few: "смены в день", many: "смен в день", other: "смены в день" }),
    evening: "Вечерняя смена",
    guests: "Гости из\u00a0других городов",
    steps: "Вход",
    services: "Что делаем",
    yes: "Есть",
    no: "Здесь нет. Позвоните: подскажем, где\u00a0есть",
    notHere: "Здесь нет. Ближайший, где есть:",
    welcome: "Принимаем.",
    howToCome: "Как приехать на\u00a0гостевой диализ",
    askForPlace: "Записаться гостем",
    infectedHere: "С\u00a0гепатитом B, C или ВИЧ тоже: залы отдельные.",
    infectedThere: "С\u00a0гепатитом B, C или ВИЧ гостей принимает",
    languages: "На\u00a0каких языках говорим",
    fromEnglish: "С\u00a0английского переводит",
    stepFree: "Без ступеней, можно на\u00a0кресле-коляске",
    withSteps: "Есть ступени: позвоните, вас встретят",
  },
  en: {
    title: "At a glance",
    stations: "Treatment room",
    shifts: (fewest: number, most: number) =>
      upTo(fewest, most) + counted("en", most, { one: "shift a day", other: "shifts a day" }),
    evening: "Evening shift",
    guests: "Guests from other cities",
    steps: "Entrance",
    services: "What we do here",
    yes: "Yes",
    no: "Not here. Call us, and we will tell you where",
    notHere: "Not here. The nearest centre that has it:",
    welcome: "Welcome.",
    howToCome: "How to come for guest dialysis",
    askForPlace: "Request guest dialysis here",
    infectedHere: "With hepatitis B, C or HIV too: there are separate rooms.",
    infectedThere: "Guests with hepatitis B, C or HIV are treated at",
    languages: "Languages we speak",
    fromEnglish: "From English:",
    stepFree: "Step-free, fine for a wheelchair",
    withSteps: "There are steps: call us, and we will meet you",
  },
});

/** "2–" before the maximum, if some days have fewer. */
function upTo(fewest: number, most: number): string {
  return fewest === most ? "" : `${fewest}–`;
}
