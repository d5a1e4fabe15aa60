import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { splitLocale } from "#contract/locale.ts";
import type { Limits } from "#api/limits.ts";
import { pathOf } from "#contract/paths.ts";
import { MIN_QUERY } from "#contract/search-limits.ts";
import type { CallContext } from "#contract/services.ts";
import type { FOR_KEEPING } from "../http/request-log.ts";
import { isApiPath, refuseForOverload } from "../http/overload-response.ts";
import { type BoundedQueue, createBoundedQueue } from "./bounded-queue.ts";

/** Kinds of expensive work, each with its own queue: a flood of one kind must not block the others. */
type Kind = "searches" | "pages" | "kept" | "forms" | "uploads";
export type Admissions = Record<Kind, BoundedQueue>;

/** Seconds for Retry-After. */
const RETRY_AFTER = 5;

/**
 * One process renders one page at a time, so more concurrency would only move the queue. With another API, a page
 * mostly waits for that API. The limit for searches is higher than the rate limit of one address, so that one address
 * alone never fills the queue. A form is a person's request: it waits longest and is refused last.
 */
export function createAdmissions({ isApiElsewhere, now }: { isApiElsewhere: boolean; now: () => number }): Admissions {
  // A crawler or a busy office with a few dozen connections is not an overload: it waits, and is served.
  const page = { burstMs: 10_000, standingMs: 5000, now };
  const search = { burstMs: 3000, standingMs: 1500, now };
  const patient = { burstMs: 10_000, standingMs: 10_000, now };
  const times = isApiElsewhere ? 32 : 1;
  return {
    searches: createBoundedQueue({ ...search, atOnce: 2 * times, mostWaiting: 126 }),
    pages: createBoundedQueue({ ...page, atOnce: 4 * times, mostWaiting: 500 }),
    kept: createBoundedQueue({ ...page, atOnce: 2 * times, mostWaiting: 500 }),
    forms: createBoundedQueue({ ...patient, atOnce: 8 * times, mostWaiting: 1000 }),
    // A parsed file is held in memory several times.
    uploads: createBoundedQueue({ ...patient, atOnce: 2 * times, mostWaiting: 100 }),
  };
}

type Parts = { admissions: Admissions; limits: Limits; visitorOf: (c: Context) => CallContext["visitor"] };

/** Runs before anything expensive: refuses an address over its rate limit, and sheds what there is no capacity for. */
export function overload({ admissions, limits, visitorOf }: Parts): MiddlewareHandler {
  return createMiddleware<{ Bindings: Partial<typeof FOR_KEEPING> }>(async (c, next) => {
    const kind = c.env?.isForKeeping ? "kept" : kindOf(c);
    if (kind === "searches") {
      const retryAfter = await limits.take("search", visitorOf(c));
      if (retryAfter !== null) return refuseForOverload(c, "tooOften", retryAfter);
    }
    const leave = await admissions[kind].enter();
    if (!leave) return refuseForOverload(c, "busy", RETRY_AFTER);
    try {
      await next();
    } finally {
      leave();
    }
  });
}

const SEARCH = pathOf("search");
const FORMS = pathOf("form", { name: "" });

function kindOf(c: Context): Exclude<Kind, "kept"> {
  const { method, path } = c.req;
  if (c.req.header("content-type")?.startsWith("multipart/")) return "uploads";
  const isReading = method === "GET" || method === "HEAD";
  if (isApiPath(path)) return path === "/api/search" ? "searches" : isReading || isRead(path) ? "pages" : "forms";
  const { path: page } = splitLocale(path);
  if (!isReading || page.startsWith(FORMS)) return "forms";
  return page === SEARCH && (c.req.query("q") ?? "").trim().length >= MIN_QUERY ? "searches" : "pages";
}

/** A call that only reads, although it is a POST. */
function isRead(path: string): boolean {
  return path === "/api/entities/gett";
}
