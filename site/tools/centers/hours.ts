export type HoursRow = { days: string; time: string };

/** "Monday to Saturday, 7 am – 8 pm" as two cells; a line that does not part so stays whole. */
export function toHoursRow(line: string): HoursRow {
  const [, days, time] = /^(.+)(?:,\s|\s—\s|:\s)(.+)$/u.exec(line) ?? [];
  return days && time ? { days, time } : { days: line, time: "" };
}

const SHORT: [name: RegExp, short: string][] = [
  [/понедельник/gi, "Пн"],
  [/вторник/gi, "Вт"],
  [/среда/gi, "Ср"],
  [/четверг/gi, "Чт"],
  [/пятница/gi, "Пт"],
  [/суббота/gi, "Сб"],
  [/воскресенье/gi, "Вс"],
  [/(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*day/g, "$1"],
  [/(?<=\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)) to (?=Mon|Tue|Wed|Thu|Fri|Sat|Sun)/g, "–"],
];

/** The names of days as a card has room for them: "Пн–Сб", "Mon–Sat". */
export function shortenDays(text: string): string {
  return SHORT.reduce((shorter, [name, short]) => shorter.replace(name, short), text);
}
