import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { OutboxStore, WaitingLetter } from "../db/outbox-store.ts";
import { nextTryMs, quietMs, TRY_FOR_MS } from "./backoff.ts";
import type { Composed, Letter } from "./letter.ts";
import { type MailFault, readFault } from "./mail-fault.ts";
import { withTimeout } from "../with-timeout.ts";
import { createInterruptibleSleep } from "./interruptible-sleep.ts";

export type OutboxOptions = {
  store: OutboxStore;
  /** Queues the letters that are due each day. */
  schedule?: () => Promise<void>;
  compose: (letter: WaitingLetter) => Promise<Composed>;
  send: (letter: Letter, id: string) => Promise<void>;
  now: () => Date;
  /** A letter that was not sent; without personal data. */
  onFault: (fault: MailFault & Pick<WaitingLetter, "id" | "kind" | "attempts">) => void;
  onSent?: () => void;
  onError: (error: unknown) => void;
  pollMs?: number;
  leaseMs?: number;
};

/** Letters sent concurrently by one process. */
const SENDERS = 3;
const STOP_WITHIN_MS = 10_000;

/** Sends due letters in a loop. At least once: a letter is marked only after the server has accepted it. */
export function createOutbox(options: OutboxOptions) {
  const { store, now, onError, pollMs = 5000, leaseMs = 30_000 } = options;
  const me = randomUUID();
  const pauses: ReturnType<typeof createInterruptibleSleep>[] = [];
  const stopping = new AbortController();
  const running: Promise<void>[] = [];
  let failedInRow = 0;
  let quietUntil = 0;
  const at = (ms = 0) => new Date(now().getTime() + ms).toISOString();

  async function runDue(): Promise<void> {
    await options.schedule?.();
    await Promise.all(Array.from({ length: SENDERS }, sendAll));
  }

  async function sendAll(): Promise<void> {
    while (!stopping.signal.aborted && now().getTime() >= quietUntil) {
      const letter = await store.claim(me, at(), at(leaseMs));
      if (!letter) return;
      await sendOne(letter);
    }
  }

  async function sendOne(letter: WaitingLetter): Promise<void> {
    const beat = setInterval(() => store.extendLease(letter.id, me, at(leaseMs)).catch(onError), leaseMs / 3);
    const outcome = await attempt(letter).finally(() => clearInterval(beat));
    if (outcome === "sent") {
      await markSent(letter.id);
      options.onSent?.();
      if (failedInRow > 0) await store.hasten(at());
      failedInRow = 0;
      return;
    }
    if ("withheld" in outcome) return store.withhold(letter.id, outcome.withheld);
    return putOff(letter, outcome);
  }

  async function attempt(letter: WaitingLetter): Promise<"sent" | { withheld: string } | MailFault> {
    const composed = await options.compose(letter).catch((error: unknown) => void onError(error));
    if (!composed) return NOT_COMPOSED;
    if ("withheld" in composed) return composed;
    try {
      await options.send(composed.letter, letter.id);
      return "sent";
    } catch (error) {
      return readFault(error);
    }
  }

  async function putOff(letter: WaitingLetter, fault: MailFault): Promise<void> {
    const { id, kind, attempts, first_tried_at } = letter;
    if (fault.isServer) quietUntil = now().getTime() + quietMs(++failedInRow);
    options.onFault({ ...fault, id, kind, attempts });
    const triedForMs = now().getTime() - new Date(first_tried_at ?? at()).getTime();
    if (fault.isPermanent || triedForMs >= TRY_FOR_MS) return store.setAside(id, fault.code);
    return store.putOff(id, at(nextTryMs(attempts)), fault.code);
  }

  /**
   * The letter was sent, so the mark is retried: it must not be sent again because the database was away for a moment.
   */
  async function markSent(id: string): Promise<void> {
    for (;;) {
      try {
        return await store.markSent(id, at());
      } catch (error) {
        onError(error);
        if (stopping.signal.aborted) return;
        await setTimeout(1000, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  /** Independent loops, so that a slow letter blocks only one of them. */
  async function repeat(work: () => Promise<void>): Promise<void> {
    const pause = createInterruptibleSleep();
    pauses.push(pause);
    while (!stopping.signal.aborted) {
      await work().catch(onError);
      if (!stopping.signal.aborted) await pause.sleep(pollMs);
    }
  }

  function wake(): void {
    for (const pause of pauses) pause.wake();
  }

  return {
    /** Sends all letters that are due now. */
    runDue,
    start() {
      if (options.schedule) running.push(repeat(options.schedule));
      for (let n = 0; n < SENDERS; n++) running.push(repeat(sendAll));
    },
    /** Wakes the loops: there is something new. */
    wake,
    /** Waits for letters that are being sent; a slow one is left to its lease. */
    async stop(): Promise<void> {
      stopping.abort();
      wake();
      await withTimeout(STOP_WITHIN_MS, Promise.all(running), undefined);
    },
  };
}

const NOT_COMPOSED: MailFault = { code: "NOT_COMPOSED", isPermanent: false, isServer: false };
