import cluster from "node:cluster";
import { setTimeout } from "node:timers/promises";
import { openApplication, type SiteParts } from "./application.ts";
import type { Config } from "./config.ts";
import { listen } from "./listen.ts";
import { RETIRE } from "./workers.ts";

/** Opens the application and its port, and closes both in the opposite order when told to stop. */
export async function boot(config: Config, parts: SiteParts): Promise<void> {
  const application = await openApplication(config, parts);
  const server = await listen(application, config);
  if (!config.mail && !config.apiBaseUrl) application.log.warn("SMTP_URL is not set: submissions wait in the outbox");

  let isEnding = false;
  // Two ways out: told to leave by a signal, or another process has taken this one's place.
  const end = async (isPatient: boolean) => {
    if (isEnding) return;
    isEnding = true;
    application.leave();
    await server.stop({ isPatient });
    await application.close();
    process.exit(0);
  };
  // A proxy reuses its idle connections at any moment: closing one just then would lose a form.
  const isProxied = config.trustProxy.length > 0;
  const leave = async () => {
    // /readyz says so now, and load balancers have this long to send visitors elsewhere.
    application.leave();
    await setTimeout(config.drainSeconds * 1000);
    await end(isProxied);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void leave());
  process.on("message", (said) => said === RETIRE && void end(true));

  // Of several processes, the first prints for all. Last, because a supervisor may stop it at once.
  if (!cluster.worker || cluster.worker.id === 1) console.log(`Renaria: http://localhost:${config.port}`);
}
