const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** After this, a letter is set aside for a person. */
export const TRY_FOR_MS = 72 * HOUR_MS;

/** Backoff after the nth failed try: half a minute, doubled each time, at most a quarter of an hour. */
export function nextTryMs(attempts: number): number {
  return Math.min(30 * SECOND_MS * 2 ** Math.max(0, attempts - 1), 15 * MINUTE_MS);
}

/** How long all letters wait when the server itself does not answer, so that not every letter tries it. */
export function quietMs(timesInRow: number): number {
  return Math.min(5 * SECOND_MS * 2 ** Math.max(0, timesInRow - 1), MINUTE_MS);
}
