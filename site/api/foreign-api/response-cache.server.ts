import type { Answer } from "#contract/services.ts";
import { JOINED_MS } from "./circuit-breaker.server.ts";

/** Answers are cached as long as pages. A page expires with its oldest answer, so nothing shown is older than that. */
const KEPT_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BYTES_EACH = 1024 * 1024;

export type Weighed = { answer: Answer; bytes: number };
type Held = { promised: Promise<Answer>; startedAt: number; bytes: number; isHere: boolean };

/** Caches successful answers that are the same for every visitor. Nothing expired is returned. */
export function createResponseCache(now: () => number) {
  const held = new Map<string, Held>();
  let bytes = 0;
  let version: string | null = null;

  function drop(key: string): void {
    bytes -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  }

  /** A new content version clears the cache. */
  function notice(named: string | null): void {
    if (named === null || named === version) return;
    if (version !== null) for (const [key, { isHere }] of held) if (isHere) drop(key);
    version = named;
  }

  function keep(key: string, mine: Held, size: number): void {
    if (held.get(key) !== mine) return;
    if (size > MOST_BYTES_EACH) return drop(key);
    mine.isHere = true;
    mine.bytes = size;
    bytes += size;
    for (const oldest of held.keys()) {
      if (bytes <= MOST_BYTES) return;
      drop(oldest);
    }
  }

  function forget(key: string, mine: Held): void {
    if (held.get(key) === mine) drop(key);
  }

  const settleWith =
    (key: string, mine: Held) =>
    ({ answer, bytes: size }: Weighed): void => {
      notice(answer.contentVersion);
      if (answer.envelope.status === 200) keep(key, mine, size);
      else forget(key, mine);
    };

  return {
    version: () => version,
    notice,
    ask(key: string, run: () => Promise<Weighed>): Promise<Answer> {
      const there = held.get(key);
      const age = there ? now() - there.startedAt : Infinity;
      if (there && age < (there.isHere ? KEPT_MS : JOINED_MS)) return there.promised;
      drop(key);
      const startedAt = now();
      const asked = run();
      const promised = asked.then(({ answer }) => ({ ...answer, until: startedAt + KEPT_MS }));
      const mine: Held = { promised, startedAt, bytes: 0, isHere: false };
      held.set(key, mine);
      void asked.then(settleWith(key, mine), () => forget(key, mine));
      return promised;
    },
  };
}
