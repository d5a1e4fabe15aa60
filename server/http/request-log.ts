import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

export type LogRequest = (line: {
  id: string;
  method: string;
  path: string;
  status: number;
  started: number;
  /** For a page that may be cached: whether it was a cache hit or had to be rendered. */
  cached?: "hit" | "miss";
}) => void;

/**
 * One line per request. No address, no query, no header: neither what a visitor typed nor who they are reaches the log.
 */
export function createRequestLog(log: Logger): LogRequest {
  return ({ id, method, path, status, started }) =>
    log[status >= 500 ? "error" : "info"](
      { id, method, path, status, ms: Math.round(performance.now() - started) },
      "request",
    );
}

/** A page rendered for the cache is sent and logged elsewhere. */
export const FOR_KEEPING = { isForKeeping: true };

export function requestLog(logRequest: LogRequest) {
  return createMiddleware<{ Bindings: Partial<typeof FOR_KEEPING>; Variables: { requestId: string } }>(
    async (c, next) => {
      const started = performance.now();
      const id = randomUUID();
      c.set("requestId", id);
      await next();
      c.res.headers.set("X-Request-Id", id);
      if (c.env.isForKeeping) return;
      logRequest({ id, method: c.req.method, path: c.req.path, status: c.res.status, started });
    },
  );
}
