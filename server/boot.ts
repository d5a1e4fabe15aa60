import cluster from "node:cluster";
import { holdServerLock } from "#api/db/server-lock.ts";
import { createHttpAsk } from "#site/api/http-ask.server.ts";
import type { Site, SiteOptions } from "#site/handler.server.ts";
import { createApp } from "./app.ts";
import { type Config, ConfigError } from "./config.ts";
import { type ContentSource, foreignContent, openOwnContent } from "./content-source.ts";
import type { PolicyMode } from "./http/content-policy.ts";
import type { Listen } from "./listen.ts";
import { createLog } from "./log.ts";

type Parts = {
  mode: PolicyMode;
  createSite: (options: SiteOptions) => Site;
  /** The built files of the browser's half; the development server serves its own. */
  clientFiles?: string;
  listen: Listen;
  onContent?: (content: ContentSource) => void;
};

/** Config → content → site → HTTP, and back down in the opposite order when told to stop. */
export async function boot(config: Config, { mode, createSite, clientFiles, listen, onContent }: Parts): Promise<void> {
  const log = createLog(config.logLevel);
  const lock = lockDataDir(config);
  const content = config.apiBaseUrl
    ? foreignContent(
        createHttpAsk({
          baseUrl: config.apiBaseUrl,
          account: config.accountId,
          onBlockLeftOut: (sentence) => log.warn(sentence),
        }),
      )
    : await openOwnContent(config, log);
  onContent?.(content);
  const site = createSite({
    ask: content.ask,
    publicOrigin: config.publicOrigin,
    mode,
    hasStyleguide: config.hasStyleguide || mode === "development",
    reportError: (error) => log.error({ err: error }, "page"),
  });

  let isStopping = false;
  const app = createApp({ config, log, content, site, mode, clientFiles, isStopping: () => isStopping });
  const server = await listen(app, config).catch((error: NodeJS.ErrnoException) => {
    const where = `${config.port} on ${config.host}`;
    if (error.code === "EADDRINUSE") throw new ConfigError(`PORT: ${where} is taken by another program`);
    if (error.code === "EACCES") throw new ConfigError(`PORT: ${where} may not be opened by this user`);
    if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
      throw new ConfigError(`HOST: ${config.host} is no address of this machine`);
    }
    throw error;
  });
  if (!config.mail && !config.apiBaseUrl) log.warn("SMTP_URL is not set: submissions wait in the outbox");
  // Of several processes, the first speaks for all.
  if (!cluster.worker || cluster.worker.id === 1) console.log(`Renaria: http://localhost:${config.port}`);

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      isStopping = true;
      await server.stop();
      await content.close();
      // Named here, the lock also lives as long as this handler: a lock nobody holds on to is collected and let go.
      lock?.release();
      process.exit(0);
    });
  }
}

function lockDataDir({ apiBaseUrl, databaseUrl, dataDir }: Config) {
  if (apiBaseUrl || databaseUrl) return undefined;
  const lock = whenWritable(dataDir);
  if (!lock) throw new ConfigError(`DATA_DIR: another server is already running on the database in ${dataDir}`);
  return lock;
}

function whenWritable(dataDir: string) {
  try {
    return holdServerLock(dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${error instanceof Error ? error.message : error})`);
  }
}
