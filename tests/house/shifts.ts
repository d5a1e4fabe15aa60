const DAYS = ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"];

type Span = { day: number; from: number; to: number };

/** The days of a shift on which these hours do not cover it completely, each with the first uncovered minute. */
export function findUncovered(shift: { days: string; hours: string }, hours: readonly string[]): string[] {
  const covered = hours.flatMap(spansOf);
  return spansOf(`${shift.days}, ${shift.hours}`).flatMap(({ day, from, to }) => {
    for (let minute = from; minute < to; minute++)
      if (!covered.some((span) => span.day === day && span.from <= minute && minute < span.to))
        return [`${DAYS[day]} from ${clock(minute)}`];
    return [];
  });
}

/** `Понедельник–среда, 7:00–12:00; суббота, 8:00–10:00` as days and minutes. */
function spansOf(text: string): Span[] {
  return text.split(";").flatMap((part) => {
    const [, from, to] = /(\d+:\d\d)–(\d+:\d\d)/.exec(part) ?? [];
    if (!from || !to) return [];
    return daysOf(part.toLowerCase()).map((day) => ({ day, from: minutes(from), to: minutes(to) }));
  });
}

function daysOf(text: string): number[] {
  const between = [...text.matchAll(/([а-я]+)–([а-я]+)/g)].map(([, first = "", last = ""]) => [
    DAYS.indexOf(first),
    DAYS.indexOf(last),
  ]);
  return DAYS.flatMap((name, day) =>
    text.includes(name) || between.some(([first = -1, last = -1]) => first >= 0 && first <= day && day <= last)
      ? [day]
      : [],
  );
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}
