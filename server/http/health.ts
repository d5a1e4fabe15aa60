import { Hono } from "hono";

export type Readiness = {
  database: "ok" | "away" | "none";
  snapshot: string | null;
  /** Whether what visitors send can be kept; told where the database is ours. */
  writes?: "ok" | "failing";
  /** Of the folder DATA_DIR. */
  disk?: { freeMb: number; freePercent: number; isWritable: boolean };
  /** `failing`: letters wait that the mail server did not take so far. */
  mail: "off" | "on" | "failing";
  /**
   * Of letters; `setAside` ones were refused for good and wait for a person. `oldestSeconds`: for how long the oldest of
   * those that should have gone waits. Told where mail is on.
   */
  outbox?: { waiting: number; setAside: number; oldestSeconds: number };
};

/**
 * /healthz: the process answers. /readyz: it can serve visitors and keep what they send; a load balancer takes it out when
 * it cannot. What a person should look at but visitors do not feel (mail, little disk left) is told and changes no status.
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
