import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CallName } from "#contract/calls.ts";
import type { CallContext } from "#contract/services.ts";

/** How often one address may post; what is refused counts too. Kept in memory, a process each. */
const limits: Partial<Record<CallName, { points: number; seconds: number }>> = {
  sendFeedback: { points: 60, seconds: 10 * 60 },
  uploadFile: { points: 30, seconds: 60 * 60 },
};

export type Limits = {
  /** Seconds to wait when this address has asked too often; null when it may go on. */
  take(name: CallName, visitor: CallContext["visitor"]): Promise<number | null>;
};

export function createLimits(): Limits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points, duration: seconds }),
    ]),
  );
  return {
    async take(name, visitor) {
      const limiter = limiters.get(name);
      if (!limiter || !visitor?.address) return null;
      try {
        await limiter.consume(networkOf(visitor.address));
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.ceil(refused.msBeforeNext / 1000);
      }
    },
  };
}

/** One household has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
