import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { WORKER_PATH } from "#contract/paths.ts";

/**
 * The service worker; if offline copies are off, a script that unregisters it. Browsers revalidate it every time, so no
 * version of it outlives a visit.
 */
export function offlineWorker(build: string, isOn: boolean): Hono {
  const script = readFileSync(`${build}/${isOn ? "worker" : "removal"}/sw.js`, "utf8");
  return new Hono().get(WORKER_PATH, (c) =>
    c.body(script, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": "/",
      // What the worker itself may load.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; script-src 'self'",
    }),
  );
}
