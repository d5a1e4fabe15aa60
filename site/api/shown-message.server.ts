import { oneLine } from "#contract/one-line.ts";

/** Longer is no sentence for a visitor. */
const MOST_LETTERS = 300;

/** What the API says, as a visitor may read it. */
export function shownMessage(message: string): string {
  const line = oneLine(message.slice(0, 10 * MOST_LETTERS));
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1).trimEnd()}…` : line;
}
