import cluster from "node:cluster";
import { setTimeout } from "node:timers/promises";
import { openApplication, type SiteParts } from "./application.ts";
import type { Config } from "./config.ts";
import { listen } from "./listen.ts";
import { RETIRE } from "./workers.ts";

/** Opens the application and its port, and closes both in reverse order on a stop signal. */
export async function boot(config: Config, parts: SiteParts): Promise<void> {
  const application = await openApplication(config, parts);
  const server = await listen(application, config);
  if (!config.mail && !config.apiBaseUrl) application.log.warn("SMTP_URL is not set: submissions wait in the outbox");

  let isEnding = false;
  // It stops for two reasons: a signal, or another process has replaced this one.
  const end = async (isPatient: boolean) => {
    if (isEnding) return;
    isEnding = true;
    application.leave();
    await server.stop({ isPatient });
    await application.close();
    process.exit(0);
  };
  // A proxy may reuse an idle connection at any moment: closing it just then would lose a form.
  const isProxied = config.trustProxy.length > 0;
  const leave = async () => {
    // /readyz now says 503, and load balancers have this long to send visitors elsewhere.
    application.leave();
    await setTimeout(config.drainSeconds * 1000);
    await end(isProxied);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void leave());
  process.on("message", (said) => said === RETIRE && void end(true));

  // With several processes, only the first prints this. Last, because a supervisor may stop it at once.
  if (!cluster.worker || cluster.worker.id === 1) console.log(`Renaria: http://localhost:${config.port}`);
}
