import type { Logger } from "pino";

const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip"];

/**
 * Forwarded headers are ignored unless TRUST_PROXY names their sender; without it, every visitor has the proxy's
 * address.
 */
export function createProxyWarning(log: Logger): (headerOf: (name: string) => unknown) => void {
  let isSaid = false;
  return (headerOf) => {
    if (isSaid || !FORWARDED.some((name) => headerOf(name))) return;
    isSaid = true;
    log.warn("forwarded headers arrive but TRUST_PROXY is not set: they are ignored");
  };
}
