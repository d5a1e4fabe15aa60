import { Hono } from "hono";

export type Readiness = {
  database: "ok" | "away" | "none";
  snapshot: string | null;
  /** `failing`: letters wait that the mail server did not take so far. */
  mail: "off" | "on" | "failing";
  /** Of letters; `setAside` ones were refused for good and wait for a person. Told where mail is on. */
  outbox?: { waiting: number; setAside: number };
};

/** /healthz: the process answers. /readyz: it can serve visitors; what is missing is named. */
export function health(check: () => Promise<Readiness>, isStopping: () => boolean): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (c) => {
    const readiness = await check();
    const isReady = !isStopping() && readiness.database !== "away" && readiness.snapshot !== null;
    const status = isStopping() ? "stopping" : isReady ? "ready" : "not ready";
    return c.json({ status, ...readiness }, isReady ? 200 : 503, {
      "Cache-Control": "no-store",
    });
  });
  return app;
}
