import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { WORKER_PATH } from "#contract/paths.ts";

/**
 * The service worker; while offline copies are off, the script that takes it out of browsers again. Browsers ask for it
 * anew each time, so a version of it never stays longer than a visit.
 */
export function offlineWorker(build: string, isOn: boolean): Hono {
  const script = readFileSync(`${build}/${isOn ? "worker" : "removal"}/sw.js`, "utf8");
  return new Hono().get(WORKER_PATH, (c) =>
    c.body(script, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": "/",
      // What the worker itself may reach.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; script-src 'self'",
    }),
  );
}
