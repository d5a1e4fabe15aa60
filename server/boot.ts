import cluster from "node:cluster";
import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Hono } from "hono";
import { holdServerLock } from "#api/db/server-lock.ts";
import { within } from "#api/within.ts";
import { createHttpAsk, READING_MS } from "#site/api/http-ask.server.ts";
import type { Site, SiteOptions } from "#site/render/handler.server.ts";
import { createApp } from "./app.ts";
import { type Config, ConfigError } from "./config.ts";
import { type ContentSource, foreignContent, openOwnContent } from "./content-source.ts";
import type { PolicyMode } from "./http/content-policy.ts";
import { createProxyWarning } from "./http/proxy-warning.ts";
import { createRequestLog, FOR_KEEPING, type LogRequest } from "./http/request-log.ts";
import type { Listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { createLogWriter } from "./log-writer.ts";
import { createMetrics } from "./metrics/create-metrics.ts";
import { tellPrimary } from "./metrics/tell-primary.ts";
import { createFrontDoor } from "./page-cache/front-door.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import type { Rendered } from "./page-cache/page.ts";
import { createBodyBudget } from "./overload/body-budget.ts";
import { createAdmissions } from "./overload/overload.ts";
import { RETIRE } from "./workers.ts";

/** A letter on its way is given ten seconds; a database that does not answer, no more than that. */
const CLOSE_WITHIN_MS = 12_000;
const LOG_WITHIN_MS = 1000;
const MOST_CACHE_BYTES = 64 * 1024 * 1024;
/** Twenty files on their way at a time, five of one address. */
const BODY_BYTES = { all: 128 * 1024 * 1024, ofOne: 32 * 1024 * 1024 };

type Parts = {
  mode: PolicyMode;
  createSite: (options: Omit<SiteOptions, "assets">) => Site;
  keptAs: (address: string) => string | undefined;
  /** The built files of the browser's half; the development server serves its own. */
  clientFiles?: string;
  listen: Listen;
  onContent?: (content: ContentSource) => void;
};

/** Config → content → site → HTTP, and back down in the opposite order when told to stop. */
export async function boot(
  config: Config,
  { mode, createSite, keptAs, clientFiles, listen, onContent }: Parts,
): Promise<void> {
  // Touched once, Node makes a pipe non-blocking, so that a reader who stalls keeps none of our threads.
  const logWriter = createLogWriter(process.stdout.fd);
  const log = createLog(config.logLevel, logWriter);
  const lock = lockDataDir(config);
  const content = config.apiBaseUrl
    ? foreignContent(
        createHttpAsk({
          baseUrl: config.apiBaseUrl,
          account: config.accountId,
          media: { baseUrl: config.mediaBaseUrl, hosts: config.mediaHosts },
          onBlockLeftOut: (sentence) => log.warn(sentence),
        }),
      )
    : await openOwnContent(config, log);
  onContent?.(content);
  const site = createSite({
    ask: content.ask,
    publicOrigin: config.publicOrigin,
    hasStyleguide: config.hasStyleguide || mode === "development",
    contentChangesAt: content.changesAt,
    // What goes to an API elsewhere is that API's to tell staff of.
    isMailOn: config.mail !== undefined || config.apiBaseUrl !== undefined,
    metrikaId: config.metrikaId ?? null,
    reportError: (error) => log.error({ err: error }, "page"),
    countPost: (visitor) => content.limits.take("sendFeedback", visitor),
    patience: config.apiBaseUrl ? { pageMs: READING_MS, optionalMs: 1000 } : undefined,
  });

  let isLeaving = false;
  const admissions = createAdmissions({
    isApiElsewhere: config.apiBaseUrl !== undefined,
    now: () => performance.now(),
  });
  const metrics = createMetrics(
    { ...content.tallies, cacheBytes: () => cache.bytes(), droppedLogLines: logWriter.dropped, admissions },
    { dataDir: config.dataDir, isMailOn: config.mail !== undefined, backlog: content.backlog },
  );
  const primary = cluster.isWorker ? tellPrimary(metrics.registry) : undefined;
  const readMetrics = primary?.read ?? (() => metrics.registry.metrics());
  const writeLine = createRequestLog(log);
  const logRequest: LogRequest = (line) => {
    writeLine(line);
    metrics.countRequest(line);
  };
  const warnOfProxy = config.trustProxy.length === 0 ? createProxyWarning(log) : () => undefined;
  const inside = { config, log, content, site, mode, clientFiles, isStopping: () => isLeaving };
  const bodyBudget = createBodyBudget(BODY_BYTES);
  const app = createApp({ ...inside, logRequest, readMetrics, warnOfProxy, admissions, bodyBudget });
  const cache = createPageCache({
    render: (key, asker) => renderBy(app, config.publicOrigin + key, asker),
    version: content.version,
    now: Date.now,
    maxBytes: MOST_CACHE_BYTES,
  });
  content.onNewVersion(() => void cache.renew());
  const frontDoor = createFrontDoor({
    cache,
    keptAs,
    onRequest: (headers) => warnOfProxy((name) => headers[name]),
    logRequest,
    isStopping: () => isLeaving,
  });
  const server = await listen(app, config, frontDoor).catch((error: NodeJS.ErrnoException) => {
    const where = `${config.port} on ${config.host}`;
    if (error.code === "EADDRINUSE") throw new ConfigError(`PORT: ${where} is taken by another program`);
    if (error.code === "EACCES") throw new ConfigError(`PORT: ${where} may not be opened by this user`);
    if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
      throw new ConfigError(`HOST: ${config.host} is no address of this machine`);
    }
    throw error;
  });
  if (!config.mail && !config.apiBaseUrl) log.warn("SMTP_URL is not set: submissions wait in the outbox");

  let isEnding = false;
  // Two ways out: told to leave by a signal, or another process has taken this one's place.
  const end = async (isPatient: boolean) => {
    if (isEnding) return;
    isEnding = isLeaving = true;
    await server.stop({ isPatient });
    await primary?.tell();
    const closing = content.close().then(
      () => true,
      (error: unknown) => log.error({ err: error }, "stop") ?? true,
    );
    if (!(await within(CLOSE_WITHIN_MS, closing, false))) log.warn("stopped without waiting for what does not answer");
    // Named here, the lock also lives as long as this handler: a lock nobody holds on to is collected and let go.
    lock?.release();
    await within(LOG_WITHIN_MS, logWriter.idle(), undefined);
    process.exit(0);
  };
  // A proxy uses its idle connections again at any moment: hung up on in that moment, a form is lost.
  const isProxied = config.trustProxy.length > 0;
  const leave = async () => {
    isLeaving = true;
    // Whoever asks /readyz hears it now, and has this long to send visitors elsewhere.
    await setTimeout(config.drainSeconds * 1000);
    await end(isProxied);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void leave());
  process.on("message", (said) => said === RETIRE && void end(true));

  // Of several processes, the first speaks for all. Last, because whoever hears it may tell it to stop at once.
  if (!cluster.worker || cluster.worker.id === 1) console.log(`Renaria: http://localhost:${config.port}`);
}

/** The page is everybody's; the API is told whose visit it is asked for. */
async function renderBy(app: Hono, address: string, asker?: IncomingMessage): Promise<Rendered> {
  const forwarded = asker?.headers["x-forwarded-for"];
  const headers = new Headers(forwarded === undefined ? [] : [["X-Forwarded-For", String(forwarded)]]);
  const response = await app.fetch(new Request(address, { headers }), { ...FOR_KEEPING, incoming: asker });
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}

function lockDataDir({ apiBaseUrl, databaseUrl, dataDir }: Config) {
  if (apiBaseUrl || databaseUrl) return undefined;
  const lock = holdServerLock(dataDir);
  if (!lock) throw new ConfigError(`DATA_DIR: another server is already running on the database in ${dataDir}`);
  return lock;
}
