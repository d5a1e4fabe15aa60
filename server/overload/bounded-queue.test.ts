import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBoundedQueue, type Leave } from "./bounded-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = { atOnce: 2, mostWaiting: 3, burstMs: 1000, standingMs: 100, now: () => Date.now() };

/** Requests in order of arrival: waiting, admitted, or refused. */
function visitors(admission: ReturnType<typeof createBoundedQueue>, count: number) {
  const states: ("waiting" | "in" | "refused")[] = Array.from({ length: count }, () => "waiting");
  const leaves: Leave[] = [];
  const come = async (n: number) => {
    const leave = await admission.enter();
    states[n] = leave ? "in" : "refused";
    if (leave) leaves.push(leave);
  };
  for (let n = 0; n < count; n++) void come(n);
  return { states, leaves };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("admits up to the limit, queues a few in order and rejects the next at once", async () => {
  const admission = createBoundedQueue(options);
  const { states, leaves } = visitors(admission, 6);
  await settled();
  expect(states).toEqual(["in", "in", "waiting", "waiting", "waiting", "refused"]);
  expect(admission.counts).toEqual({ inFlight: 2, waiting: 3, refused: 1 });
  leaves[0]?.();
  leaves[0]?.();
  await settled();
  expect(states.slice(2)).toEqual(["in", "waiting", "waiting", "refused"]);
  expect(admission.counts).toEqual({ inFlight: 2, waiting: 2, refused: 1 });
});

test("nobody waits longer than a burst lasts, even when no slot becomes free", async () => {
  const admission = createBoundedQueue(options);
  const { states } = visitors(admission, 4);
  await vi.advanceTimersByTimeAsync(999);
  expect(states).toEqual(["in", "in", "waiting", "waiting"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(["in", "in", "refused", "refused"]);
});

test("under sustained overload the wait is short; once it ends, the next request is admitted at once", async () => {
  const admission = createBoundedQueue({ ...options, atOnce: 1, mostWaiting: 100 });
  const inside: Leave[] = [];
  const told: { ms: number; isIn: boolean }[] = [];
  const come = async () => {
    const came = Date.now();
    const leave = await admission.enter();
    told.push({ ms: Date.now() - came, isIn: leave !== undefined });
    if (leave) inside.push(leave);
  };
  // Each takes 50 ms and three arrive meanwhile, for five seconds.
  for (let turn = 0; turn < 100; turn++) {
    for (let n = 0; n < 3; n++) void come();
    await vi.advanceTimersByTimeAsync(50);
    inside.shift()?.();
    await settled();
  }
  const last = told.slice(-30);
  expect(Math.max(...last.filter(({ isIn }) => isIn).map(({ ms }) => ms))).toBeLessThanOrEqual(150);
  expect(last.filter(({ isIn }) => isIn).length).toBeGreaterThan(5);
  expect(admission.counts.refused).toBeGreaterThan(100);
  while (inside.length > 0 || admission.counts.waiting > 0) {
    inside.shift()?.();
    await vi.advanceTimersByTimeAsync(10);
  }
  const { states } = visitors(admission, 1);
  await settled();
  expect(states).toEqual(["in"]);
});
