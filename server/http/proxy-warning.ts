import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip"];

/** Forwarded headers are not believed unless TRUST_PROXY names their sender; then every visitor has the proxy's address. */
export function warnOfProxy(log: Logger) {
  let isSaid = false;
  return createMiddleware(async (c, next) => {
    if (!isSaid && FORWARDED.some((name) => c.req.header(name))) {
      isSaid = true;
      log.warn("forwarded headers arrive but TRUST_PROXY is not set: they are ignored");
    }
    await next();
  });
}
