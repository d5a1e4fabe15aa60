import { expect, test } from "vitest";
import { nextTryMs, quietMs } from "./backoff.ts";

test("a letter is retried after half a minute, then at growing intervals of up to a quarter of an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 300].map((attempts) => nextTryMs(attempts) / 1000)).toEqual([
    30, 60, 120, 240, 480, 900, 900,
  ]);
});

test("a server that does not answer is left alone for seconds, up to a minute at most", () => {
  expect([1, 2, 3, 4, 5, 99].map((times) => quietMs(times) / 1000)).toEqual([5, 10, 20, 40, 60, 60]);
});
