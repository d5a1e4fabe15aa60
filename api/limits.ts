import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { setTimeout } from "node:timers/promises";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { CallName } from "#contract/calls.ts";
import type { CallContext } from "#contract/services.ts";
import type { LimitClient } from "./db/limit-store.ts";

/** Rate limits of one address for expensive operations; refused attempts count too. */
const limits: Partial<Record<CallName, { points: number; seconds: number }>> = {
  sendFeedback: { points: 60, seconds: 10 * 60 },
  sendUseful: { points: 60, seconds: 10 * 60 },
  uploadFile: { points: 30, seconds: 60 * 60 },
  search: { points: 120, seconds: 60 },
};
/** A provider gives a /48 of IPv6 to a whole company or street: its limit is this many times higher. */
const WIDER = 10;
/** Short: many visitors may share one address, and two of them may send the same text. */
const REPEAT_SECONDS = 60;

export type Limits = {
  /** Seconds to wait if this address has asked too often; otherwise null. */
  take(name: CallName, visitor: CallContext["visitor"]): Promise<number | null>;
  /** Whether this address has just sent the same payload: the button was pressed twice. */
  isRepeat(what: string, visitor: CallContext["visitor"]): Promise<boolean>;
};

/** With a client, all processes count together; without one, or while it fails, each counts for itself. */
export function createLimits(client?: LimitClient): Limits {
  const limiterOf = (keyPrefix: string, points: number, duration: number): Limiter => {
    const options = { keyPrefix, points, duration };
    const ownCount = new RateLimiterMemory(options);
    if (!client) return { ownCount };
    const shared = { storeClient: client, storeType: "client", tableName: "rate_limit", tableCreated: true };
    // A refused address is refused again without asking the database; otherwise a flood would keep the database busy.
    const inMemoryBlockOnConsumed = points + 1;
    const count = new RateLimiterPostgres({
      ...options,
      ...shared,
      inMemoryBlockOnConsumed,
      insuranceLimiter: ownCount,
    });
    return { ownCount, count };
  };
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      { narrow: limiterOf(name, points, seconds), wide: limiterOf(`${name}48`, points * WIDER, seconds) },
    ]),
  );
  const repeats = limiterOf("repeat", 1, REPEAT_SECONDS);
  return {
    async isRepeat(what, visitor) {
      if (!visitor?.address) return false;
      return (await secondsToWait(repeats, `${networksOf(visitor.address)[0]} ${what}`)) !== null;
    },
    async take(name, visitor) {
      const limiter = limiters.get(name);
      if (!limiter || !visitor?.address) return null;
      const [network, wider] = networksOf(visitor.address);
      const waits = [await secondsToWait(limiter.narrow, network)];
      if (wider) waits.push(await secondsToWait(limiter.wide, wider));
      return waits.find((seconds) => seconds !== null) ?? null;
    },
  };
}

type Limiter = { ownCount: RateLimiterAbstract; count?: RateLimiterAbstract };

/** Timeout of the shared count: a search must not hang with the database. */
const DEADLINE_MS = 500;

async function secondsToWait({ ownCount, count }: Limiter, who: string): Promise<number | null> {
  const key = keyOf(who);
  const deadline = new AbortController();
  try {
    const silence = count && setTimeout(DEADLINE_MS, undefined, { signal: deadline.signal, ref: false });
    const counted = (count ?? ownCount).consume(key);
    // A count that arrives after the timeout is ignored.
    counted.catch(() => {});
    if (!(await Promise.race([counted, silence?.catch(() => undefined) ?? counted]))) await ownCount.consume(key);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  } finally {
    deadline.abort();
  }
}

/** Hashed: the database never stores addresses. */
function keyOf(who: string): string {
  return createHash("sha256").update(who).digest("base64url");
}

/** One household has a whole /64 of IPv6 addresses, and a /48 contains 65,536 of those. */
function networksOf(address: string): [string, string?] {
  if (!isIPv6(address)) return [address];
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
  return [groups.slice(0, 4).join(":"), `${groups.slice(0, 3).join(":")}::/48`];
}
