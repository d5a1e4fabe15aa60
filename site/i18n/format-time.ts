import type { Locale } from "#contract/locale.ts";

const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;

/** Minutes since midnight, from 07:30. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A time of day: «7:30», “7:30 am”. */
export const formatTime: Record<Locale, (minutes: number) => string> = {
  ru: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`,
  en: (minutes) => named(minutes) ?? `${bare(minutes)}\u00a0${half(minutes)}`,
};

/** A range: «7:00–11:30», “7–11:30 am”, “7 am – noon”. */
export const formatTimes: Record<Locale, (opens: number, closes: number) => string> = {
  ru: (opens, closes) => `${formatTime.ru(opens)}–${formatTime.ru(closes)}`,
  en(opens, closes) {
    const isShared = half(opens) === half(closes) && opens < closes && !named(opens) && !named(closes);
    return `${isShared ? `${bare(opens)}–` : `${formatTime.en(opens)}\u00a0– `}${formatTime.en(closes)}`;
  },
};

/** “12 am” and “12 pm” are misread too often. */
function named(minutes: number): string | null {
  if (minutes === NOON) return "noon";
  return minutes % MIDNIGHT === 0 ? "midnight" : null;
}

function bare(minutes: number): string {
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${Math.floor(minutes / 60) % 12 || 12}${rest}`;
}

function half(minutes: number): "am" | "pm" {
  return minutes % MIDNIGHT < NOON ? "am" : "pm";
}
