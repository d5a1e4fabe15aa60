import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPageDeadline } from "./page-deadline.server.ts";
import { isApiTimeout } from "./foreign-api/api-timeout.server.ts";

const timeouts = { pageMs: 3000, optionalMs: 1000 };
const NEVER = new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until it times out; Infinity if that takes more than a minute. */
async function givenUpAfter(waiting: Promise<unknown>): Promise<number> {
  let after = Infinity;
  const started = Date.now();
  waiting.catch((error: unknown) => isApiTimeout(error) && (after = Date.now() - started));
  await vi.advanceTimersByTimeAsync(60_000);
  return after;
}

test("a GET page waits three seconds in total, whenever its calls began", async () => {
  const { required } = startPageDeadline(timeouts, { isPost: false });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await givenUpAfter(required(NEVER))).toBe(1000);
});

test("a page that answers a POST has no total deadline", async () => {
  expect(await givenUpAfter(startPageDeadline(timeouts, { isPost: true }).required(NEVER))).toBe(Infinity);
});

test("an optional call may take a second, and after one timeout a quarter of a second", async () => {
  const { optional } = startPageDeadline(timeouts, { isPost: false });
  expect(await givenUpAfter(optional(NEVER))).toBe(1000);
  expect(await givenUpAfter(optional(NEVER))).toBe(250);
  expect(await optional(Promise.resolve("answer"))).toBe("answer");
});

test("a call that fails does not shorten the wait for the next", async () => {
  const { optional } = startPageDeadline(timeouts, { isPost: false });
  await expect(optional(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(await givenUpAfter(optional(NEVER))).toBe(1000);
});
