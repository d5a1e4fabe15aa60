import cluster from "node:cluster";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as SiteModule from "#site/handler.server.ts";
import { boot, stopOnError } from "./boot.ts";
import { readConfig } from "./config.ts";
import { listen } from "./listen.ts";
import { runWorkers } from "./workers.ts";

const BUILD = fileURLToPath(new URL("../build", import.meta.url));

await start().catch(stopOnError);

async function start() {
  // Read by React when the built site is loaded, below: whatever the environment says, a started server is the real one.
  process.env["NODE_ENV"] = "production";
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) return runWorkers(config.workers);
  const { createSite, keptAs } = (await import(pathToFileURL(`${BUILD}/server/index.js`).href)) as typeof SiteModule;
  return boot(config, { mode: "production", createSite, keptAs, clientFiles: `${BUILD}/client`, listen });
}
