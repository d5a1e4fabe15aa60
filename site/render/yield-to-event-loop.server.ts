import { setImmediate } from "node:timers/promises";

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a later turn of the event loop, one caller at a time. Otherwise pages that waited for the same answer are rendered one
 * right after another, and no other request is handled until the last one is done. With `isFirst` the caller does not
 * wait for those before it.
 */
export function yieldToEventLoop({ isFirst = false } = {}): Promise<void> {
  if (isFirst) return setImmediate();
  last = last.then(() => setImmediate());
  return last;
}
