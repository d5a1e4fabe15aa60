/** Days of the week, 1 is Monday. */
export type Days = {
  days: number[];
  /** Where it is not for all of the year. */
  months: number[] | null;
};

const DAYS = [
  ["понедельник", "monday"],
  ["вторник", "tuesday"],
  ["среда", "wednesday"],
  ["четверг", "thursday"],
  ["пятница", "friday"],
  ["суббота", "saturday"],
  ["воскресенье", "sunday"],
];
/** By how they begin: «с июня по сентябрь». */
const MONTHS = [
  /^(янв|jan)/,
  /^(фев|feb)/,
  /^(мар|mar)/,
  /^(апр|apr)/,
  /^(ма[йя]|may)/,
  /^(июн|jun)/,
  /^(июл|jul)/,
  /^(авг|aug)/,
  /^(сен|sep)/,
  /^(окт|oct)/,
  /^(ноя|nov)/,
  /^(дек|dec)/,
];
const DAILY = /^(ежедневно|daily|every day)$/i;
const SEASON = /\s+(?:с|from)\s+(\p{L}+)\s+(?:по|to)\s+(\p{L}+)$/iu;

/** Days as an editor writes them: "Понедельник–суббота", "Sunday from June to September". Null where they are not wholly understood. */
export function readDays(text: string): Days | null {
  const line = text.replaceAll(/[\u00A0\u202F]/g, " ").trim();
  const [season = "", first, last] = SEASON.exec(line) ?? [];
  const days = daysIn(line.slice(0, -season.length || undefined));
  const months = season ? monthsIn(first, last) : null;
  return !days || (season && !months) ? null : { days, months };
}

/** One day, a run of days, or a few with commas between them; anything more is not understood. */
function daysIn(text: string): number[] | null {
  if (DAILY.test(text.trim())) return run(1, 7);
  const named = text.split(/,\s*|\s+и\s+|\s+and\s+/).map((part) => part.split(/\s*[–—-]\s*|\s+to\s+/i).map(dayOf));
  const days = named.flatMap(([first = 0, last = first, ...more]) =>
    first < 1 || last < first || more.length > 0 ? [0] : run(first, last),
  );
  return days.includes(0) ? null : days;
}

function dayOf(word: string): number {
  return DAYS.findIndex((names) => names.includes(word.trim().toLowerCase())) + 1;
}

function monthsIn(...words: (string | undefined)[]): number[] | null {
  const [first = 0, last = 0] = words.map((word = "") => MONTHS.findIndex((name) => name.test(word.toLowerCase())) + 1);
  if (first < 1 || last < 1) return null;
  return first <= last ? run(first, last) : [...run(first, 12), ...run(1, last)];
}

function run(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}
