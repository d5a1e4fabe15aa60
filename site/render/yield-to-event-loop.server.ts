import { setImmediate } from "node:timers/promises";

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own. Pages that have waited for the same answer would else be rendered one
 * right after another, and nobody else would be heard until the last of them is done.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
