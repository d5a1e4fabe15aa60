import { Hono } from "hono";

export type Readiness = {
  database: "ok" | "away" | "none";
  snapshot: string | null;
  /** Whether submissions can be stored; only with our own database. */
  writes?: "ok" | "failing";
  /** Of the disk with DATA_DIR. */
  disk?: { freeMb: number; freePercent: number; isWritable: boolean };
  /** `failing`: there are letters that the mail server has not accepted so far. Absent where another API sends them. */
  mail?: "off" | "on" | "failing";
  /**
   * Letters; `setAside` ones were refused permanently and wait for a person. `oldestSeconds`: for how long the oldest
   * due letter has waited. Only if mail is on.
   */
  outbox?: { waiting: number; setAside: number; oldestSeconds: number };
};

/**
 * /healthz: the process answers. /readyz: it can serve visitors and store submissions; otherwise a load balancer takes
 * it out. Problems that visitors do not notice (mail, little disk space) are reported but do not change the status.
 */
export function health(check: () => Promise<Readiness>, isStopping: () => boolean): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const readiness = await check();
    const { database, snapshot, writes } = readiness;
    const isReady = !isStopping() && database !== "away" && snapshot !== null && writes !== "failing";
    const status = isStopping() ? "stopping" : isReady ? "ready" : "not ready";
    return c.json({ status, ...readiness }, isReady ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
  return app;
}
