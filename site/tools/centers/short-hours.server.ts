import { shortenDays, toHoursRow } from "./hours.ts";
import { readOpening } from "./opening.server.ts";

const SUNDAY = 7;

/** A line of hours as a card has room for it, "Пн–Сб 7:00–22:00"; none for days off. */
export function shortHours(line: string): string[] {
  if (readOpening(line)?.hours === null) return [];
  const { days, time } = toHoursRow(line);
  return [time ? `${shortenDays(days)} ${time}` : days];
}

export function sundayIn(lines: string[]): string | null {
  const sunday = lines.find((line) => {
    const opening = readOpening(line);
    return opening?.hours && opening.days.includes(SUNDAY);
  });
  return sunday ? (shortHours(sunday)[0] ?? null) : null;
}
