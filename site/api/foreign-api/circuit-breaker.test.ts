import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.server.ts";
import { apiTimeout } from "./api-timeout.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMIT_MS = 3000;

/** An API that hangs until it recovers; calls that began before that are lost. */
function hangingApi() {
  const breaker = createCircuitBreaker(Date.now);
  const started: string[] = [];
  let isWell = false;
  const call = (kind: string) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(apiTimeout(LIMIT_MS)), LIMIT_MS);
    const answer = breaker.run(kind, limit.signal, () => {
      started.push(kind);
      if (isWell) return Promise.resolve(kind);
      return new Promise<string>((_resolve, reject) => {
        limit.signal.addEventListener("abort", () => reject(limit.signal.reason as Error));
      });
    });
    answer.catch(() => {});
    return answer;
  };
  return { breaker, started, call, mend: () => (isWell = true) };
}

test("three timeouts open the circuit; then one call of each kind probes the API, and the first answer closes it for all", async () => {
  const { breaker, started, call, mend } = hangingApi();
  for (const kind of ["a", "b", "c"]) void call(kind);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(breaker.isOpen()).toBe(true);
  started.length = 0;
  const waiting = ["a", "a", "a", "b"].map(call);
  await vi.advanceTimersByTimeAsync(100);
  expect(started).toEqual(["a", "b"]);
  mend();
  // The trial calls are lost; half a second later the next ones are sent, and the API has recovered.
  await vi.advanceTimersByTimeAsync(500);
  expect(breaker.isOpen()).toBe(false);
  expect(await waiting[1]).toBe("a");
  expect(await call("c")).toBe("c");
});

test("one kind of call that hangs while others are answered does not open the circuit", async () => {
  const { breaker, call, mend } = hangingApi();
  for (let n = 0; n < 5; n++) void call("a");
  mend();
  await vi.advanceTimersByTimeAsync(10);
  await call("b");
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(breaker.isOpen()).toBe(false);
});

test("limits the number of concurrent calls", async () => {
  const { started, call } = hangingApi();
  for (let n = 0; n < 450; n++) void call(`kind ${n}`);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toHaveLength(48);
});
