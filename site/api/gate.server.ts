import { isApiSilence } from "./silence.server.ts";
import { createSlots } from "./slots.server.ts";

/** Calls in flight: more than busy pages need, far fewer than a storm of visitors would open. */
const MOST_AT_ONCE = 48;
/** So many calls without an answer, and none answered meanwhile: the API hangs. */
const SILENCES = 3;
/** So long one waits for another's call. Later ones do not: the API may be well again, and that call lost. */
export const JOINED_MS = 500;

type Trial = { startedAt: number; promised: Promise<unknown> };

/**
 * Every reading of the API passes here. While the API is silent the gate is shut: of each kind of call one tries at a
 * time, and the others wait for the first answer of any kind. That answer opens the gate for all, so the first visitor
 * after the API is well again gets a page.
 */
export function createGate(now: () => number) {
  const slots = createSlots(MOST_AT_ONCE);
  const trials = new Map<string, Trial>();
  let silences = 0;
  let answeredAt = 0;
  let shut: PromiseWithResolvers<void> | undefined;

  function answered(): void {
    answeredAt = now();
    silences = 0;
    shut?.resolve();
    shut = undefined;
    trials.clear();
  }

  async function go<Value>(run: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    const startedAt = now();
    const leave = await slots.enter(signal);
    try {
      const value = await run();
      answered();
      return value;
    } catch (error) {
      if (isApiSilence(error) && answeredAt <= startedAt && ++silences >= SILENCES) {
        shut ??= Promise.withResolvers<void>();
      }
      throw error;
    } finally {
      leave();
    }
  }

  /** Until the gate opens, or the one ahead has failed or had its time: its failure is not the next one's. */
  async function waitBehind({ startedAt, promised }: Trial, opened: Promise<void>): Promise<void> {
    const overdue = Promise.withResolvers<void>();
    const timer = setTimeout(overdue.resolve, JOINED_MS - (now() - startedAt));
    await Promise.race([opened, promised.catch(() => {}), overdue.promise]);
    clearTimeout(timer);
  }

  return {
    isShut: () => shut !== undefined,
    /** For what passed elsewhere: a visitor's sending waits for nobody. */
    answered,
    async pass<Value>(kind: string, signal: AbortSignal, run: () => Promise<Value>): Promise<Value> {
      for (;;) {
        const ahead = trials.get(kind);
        if (!shut || !ahead || now() - ahead.startedAt >= JOINED_MS) break;
        await waitBehind(ahead, shut.promise);
        // Nobody waits for this one any more.
        signal.throwIfAborted();
      }
      const promised = go(run, signal);
      if (shut) trials.set(kind, { startedAt: now(), promised });
      return promised;
    },
  };
}
