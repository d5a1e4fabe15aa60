import { isApiTimeout } from "./api-timeout.server.ts";
import { createSemaphore } from "./semaphore.server.ts";

/** Limit of calls in flight: more than busy pages need, far fewer than a storm of visitors would open. */
const MOST_AT_ONCE = 48;
/** The circuit opens after this many timeouts without an answer in between. */
const TIMEOUTS = 3;
/** How long a call waits for the trial call. No longer: the API may have recovered while that call is lost. */
export const JOINED_MS = 500;

type Trial = { startedAt: number; promised: Promise<unknown> };

/**
 * Every read of the API goes through the breaker. While the API does not answer, the circuit is open: of each kind of
 * call one is tried at a time (half-open), and the others wait for the first answer of any kind. That answer closes the
 * circuit for all, so the first visitor after a recovery gets a page.
 */
export function createCircuitBreaker(now: () => number) {
  const semaphore = createSemaphore(MOST_AT_ONCE);
  const trials = new Map<string, Trial>();
  let timeouts = 0;
  let answeredAt = 0;
  let recovery: PromiseWithResolvers<void> | undefined;

  function recordAnswer(): void {
    answeredAt = now();
    timeouts = 0;
    recovery?.resolve();
    recovery = undefined;
    trials.clear();
  }

  async function go<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    const startedAt = now();
    const release = await semaphore.acquire(signal);
    try {
      const value = await call();
      recordAnswer();
      return value;
    } catch (error) {
      if (isApiTimeout(error) && answeredAt <= startedAt && ++timeouts >= TIMEOUTS) {
        recovery ??= Promise.withResolvers<void>();
      }
      throw error;
    } finally {
      release();
    }
  }

  /**
   * Until the circuit closes, or the trial call has failed or timed out: its failure is not the next call's failure.
   */
  async function waitBehind({ startedAt, promised }: Trial, recovered: Promise<void>): Promise<void> {
    const overdue = Promise.withResolvers<void>();
    const timer = setTimeout(overdue.resolve, JOINED_MS - (now() - startedAt));
    await Promise.race([recovered, promised.catch(() => {}), overdue.promise]);
    clearTimeout(timer);
  }

  return {
    isOpen: () => recovery !== undefined,
    /** For calls that bypass the breaker: a visitor's submission is never held back. */
    recordAnswer,
    async run<Value>(kind: string, signal: AbortSignal, call: () => Promise<Value>): Promise<Value> {
      for (;;) {
        const ahead = trials.get(kind);
        if (!recovery || !ahead || now() - ahead.startedAt >= JOINED_MS) break;
        await waitBehind(ahead, recovery.promise);
        // Nobody waits for this call any more.
        signal.throwIfAborted();
      }
      const promised = go(call, signal);
      if (recovery) trials.set(kind, { startedAt: now(), promised });
      return promised;
    },
  };
}
