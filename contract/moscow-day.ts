/** Moscow has no daylight saving time. */
export const MOSCOW_MS = 3 * 60 * 60 * 1000;

/** The day at the head office, as in 2026-11-09. */
export function moscowDay(now: number): string {
  return new Date(now + MOSCOW_MS).toISOString().slice(0, 10);
}
