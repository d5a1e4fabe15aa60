import { counted } from "../../i18n/plural.ts";
import { defineWords } from "../../i18n/use-words.tsx";

export const eventWords = defineWords({
  ru: {
    title: "Школа\u00a0пациента и дни\u00a0открытых дверей",
    here: "Встречи в этом центре",
    all: "Все встречи",
    list: "Ближайшие встречи",
    none: "Сейчас встреч не назначено",
    noneText: "Новые появляются здесь за месяц. Спросите медсестру в вашем центре или координатора по телефону.",
    online: "По видеосвязи",
    free: "бесплатно",
    about: "О встрече",
    facts: { where: "Где", leader: "Ведёт", entry: "Участие" },
    languages: (count: number) => (count > 1 ? "Языки" : "Язык"),
    hours: (begins: string, ends: string, ahead: number) =>
      `${begins}–${ends} ${ahead === 0 ? "по\u00a0Москве" : "по\u00a0местному\u00a0времени"}`,
    places: (count: number) => counted("ru", count, { one: "место", few: "места", many: "мест", other: "места" }),
    until: (day: string) => `запись по\u00a0${day}`,
    closed: "запись закрыта",
    signUp: "Записаться на\u00a0встречу",
    signUpFor: (title: string) => `: ${title}`,
    calendar: "В\u00a0календарь",
    wish: (title: string, day: string) => `Хочу прийти на встречу «${title}», ${day}.`,
  },
  en: {
    title: "Patient school and open days",
    here: "Events at this centre",
    all: "All events",
    list: "Coming up",
    none: "No events are planned at the moment",
    noneText: "New ones appear here a month ahead. Ask a nurse at your centre, or call the coordinator.",
    online: "Online",
    free: "free of charge",
    about: "About this event",
    facts: { where: "Where", leader: "Led by", entry: "Entry" },
    languages: (count: number) => (count > 1 ? "Languages" : "Language"),
    hours: (begins: string, ends: string, ahead: number) =>
      `${onClock(begins)}\u00a0– ${onClock(ends)}, ${ahead === 0 ? "Moscow\u00a0time" : "local\u00a0time"}`,
    places: (count: number) => counted("en", count, { one: "place", other: "places" }),
    until: (day: string) => `sign up by ${day}`,
    closed: "sign-up is closed",
    signUp: "Sign up for this event",
    signUpFor: (title: string) => `: ${title}`,
    calendar: "Add to calendar",
    wish: (title: string, day: string) => `I would like to come to “${title}” on ${day}.`,
  },
});

/** "13:00" is 1 pm, "09:30" is 9:30 am. */
function onClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shown = `${hour % 12 || 12}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}`;
  return `${shown}\u00a0${hour < 12 ? "am" : "pm"}`;
}
