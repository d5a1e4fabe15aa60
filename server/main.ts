import cluster from "node:cluster";
import { fileURLToPath, pathToFileURL } from "node:url";
import type * as SiteModule from "#site/render/handler.server.ts";
import { readBuiltAssets } from "./built-assets.ts";
import { readConfig } from "./config.ts";
import { stopOnError } from "./stop-on-error.ts";
import { runWorkers } from "./workers.ts";

const BUILD = fileURLToPath(new URL("../build", import.meta.url));

await start().catch(stopOnError);

async function start() {
  // React reads it when the built site is loaded, below: a started server always renders with production React.
  process.env["NODE_ENV"] = "production";
  const config = readConfig(process.env);
  if (config.workers > 1 && cluster.isPrimary) return runWorkers(config.workers);
  // Imported only by processes that serve: the supervisor stays small.
  const { boot } = await import("./boot.ts");
  const { createSite, cacheKeyOf } = (await import(
    pathToFileURL(`${BUILD}/server/index.js`).href
  )) as typeof SiteModule;
  const assets = readBuiltAssets(BUILD);
  return boot(config, {
    mode: "production",
    createSite: (options) => createSite({ ...options, assets }),
    cacheKeyOf,
    build: BUILD,
  });
}
