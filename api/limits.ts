import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { CallName } from "#contract/calls.ts";
import type { CallContext } from "#contract/services.ts";
import type { LimitClient } from "./db/limit-store.ts";

/** How often one address may post; what is refused counts too. */
const limits: Partial<Record<CallName, { points: number; seconds: number }>> = {
  sendFeedback: { points: 60, seconds: 10 * 60 },
  uploadFile: { points: 30, seconds: 60 * 60 },
};

export type Limits = {
  /** Seconds to wait when this address has asked too often; null when it may go on. */
  take(name: CallName, visitor: CallContext["visitor"]): Promise<number | null>;
};

/** With a client all processes count together; without one, or while it fails, each counts for itself. */
export function createLimits(client?: LimitClient): Limits {
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.entries(limits).map(([name, { points, seconds }]) => {
      const options = { keyPrefix: name, points, duration: seconds };
      const ownCount = new RateLimiterMemory(options);
      if (!client) return [name, ownCount];
      const shared = { storeClient: client, storeType: "client", tableName: "rate_limit", tableCreated: true };
      return [name, new RateLimiterPostgres({ ...options, ...shared, insuranceLimiter: ownCount })];
    }),
  );
  return {
    async take(name, visitor) {
      const limiter = limiters.get(name);
      if (!limiter || !visitor?.address) return null;
      try {
        await limiter.consume(keyOf(visitor.address));
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}

/** The database holds no addresses, not even for an hour. */
function keyOf(address: string): string {
  return createHash("sha256").update(networkOf(address)).digest("base64url");
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
