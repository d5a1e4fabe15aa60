import { defineWords } from "../../i18n/use-words.tsx";

/** Words for hours that Intl does not have. */
export const hoursWords = defineWords({
  ru: {
    everyDay: { long: "Ежедневно", short: "Ежедневно" },
    run: {
      long: (first: string, last: string) => `${first}–${last}`,
      short: (first: string, last: string) => `${first}–${last}`,
    },
    /** Before the last of several days; a table uses only commas. */
    and: ", ",
    season: (from: string, until: string) => `с ${from} по ${until}`,
    closed: "выходной",
    allDay: "круглосуточно",
    shift: { morning: "Утренняя", afternoon: "Дневная", evening: "Вечерняя", night: "Ночная" },
  },
  en: {
    everyDay: { long: "Every day", short: "Every day" },
    run: {
      long: (first: string, last: string) => `${first} to ${last}`,
      short: (first: string, last: string) => `${first}–${last}`,
    },
    and: " and ",
    season: (from: string, until: string) => `from ${from} to ${until}`,
    closed: "closed",
    allDay: "24\u00a0hours",
    shift: { morning: "Morning", afternoon: "Afternoon", evening: "Evening", night: "Night" },
  },
});
