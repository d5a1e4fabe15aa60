import cluster from "node:cluster";
import type { IncomingMessage } from "node:http";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { holdServerLock } from "#api/db/server-lock.ts";
import { withTimeout } from "#api/with-timeout.ts";
import { createHttpClient, READING_MS } from "#site/api/foreign-api/http-client.server.ts";
import type { Site, SiteOptions } from "#site/render/handler.server.ts";
import { createApp } from "./app.ts";
import { type Config, ConfigError } from "./config.ts";
import { type ContentSource, foreignContent, openOwnContent } from "./content-source.ts";
import type { PolicyMode } from "./http/content-policy.ts";
import { createProxyWarning } from "./http/proxy-warning.ts";
import { createRequestLog, FOR_KEEPING, type LogRequest } from "./http/request-log.ts";
import { createLog } from "./log.ts";
import { createLogWriter } from "./log-writer.ts";
import { createMetrics } from "./metrics/create-metrics.ts";
import { reportToPrimary } from "./metrics/report-to-primary.ts";
import { createCachedPages, type ServeCachedPages, type CachedPagesOptions } from "./page-cache/serve-cached-pages.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import type { Rendered } from "./page-cache/page.ts";
import { createBodyBudget } from "./overload/body-budget.ts";
import { createAdmissions } from "./overload/overload.ts";

/** Deadline for closing: a letter being sent has ten seconds; a database that does not answer is not waited for longer. */
const CLOSE_WITHIN_MS = 12_000;
const LOG_WITHIN_MS = 1000;
const MOST_CACHE_BYTES = 64 * 1024 * 1024;
/** Twenty uploads at a time, five from one address. */
const BODY_BYTES = { all: 128 * 1024 * 1024, ofOne: 32 * 1024 * 1024 };

export type SiteParts = {
  mode: PolicyMode;
  createSite: (options: Omit<SiteOptions, "assets">) => Site;
  cacheKeyOf: CachedPagesOptions["cacheKeyOf"];
  /** The folder of the build; the development server serves its own files. */
  build?: string;
};

export type Application = {
  app: Hono;
  serveCachedPages: ServeCachedPages;
  content: ContentSource;
  log: Logger;
  /** From now on it answers as a server that is about to stop. */
  leave(): void;
  close(): Promise<void>;
};

type LogWriter = ReturnType<typeof createLogWriter>;

/** Config → content → site → request handler. If a part fails to open, those opened before it are closed again. */
export async function openApplication(config: Config, parts: SiteParts): Promise<Application> {
  // Reading it once makes Node set a pipe non-blocking, so that a stalled reader does not block our threads.
  const logWriter = createLogWriter(process.stdout.fd);
  const log = createLog(config.logLevel, logWriter);
  const lock = lockDataDir(config);
  let content: ContentSource | undefined;
  const close = async () => {
    const closing = (content?.close() ?? Promise.resolve()).then(
      () => true,
      (error: unknown) => log.error({ err: error }, "stop") ?? true,
    );
    if (!(await withTimeout(CLOSE_WITHIN_MS, closing, false)))
      log.warn("stopped without waiting for what does not answer");
    // Keep a reference: without one, the lock is garbage collected and so released.
    lock?.release();
    await withTimeout(LOG_WITHIN_MS, logWriter.idle(), undefined);
  };
  try {
    content = await openContent(config, log);
    const { primary, ...answering } = assemble(config, parts, { content, log, logWriter });
    return {
      ...answering,
      content,
      log,
      async close() {
        await primary?.tell();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Everything between the content and the port. */
function assemble(
  config: Config,
  { mode, createSite, cacheKeyOf, build }: SiteParts,
  { content, log, logWriter }: { content: ContentSource; log: Logger; logWriter: LogWriter },
) {
  const site = createSite({
    ask: content.ask,
    publicOrigin: config.publicOrigin,
    hasStyleguide: config.hasStyleguide || mode === "development",
    contentChangesAt: content.changesAt,
    // Another API is expected to deliver what visitors send.
    isMailOn: config.mail !== undefined || config.apiBaseUrl !== undefined,
    asksUseful: content.isOurs,
    metrikaId: config.metrikaId ?? null,
    // In development pages change too often to be cached.
    isOfflineOn: config.isOfflineOn && mode === "production",
    reportError: (error) => log.error({ err: error }, "page"),
    countPost: (visitor) => content.limits.take("sendFeedback", visitor),
    timeouts: config.apiBaseUrl ? { pageMs: READING_MS, optionalMs: 1000 } : undefined,
  });

  let isLeaving = false;
  const isStopping = () => isLeaving;
  const admissions = createAdmissions({
    isApiElsewhere: config.apiBaseUrl !== undefined,
    now: () => performance.now(),
  });
  const metrics = createMetrics(
    { ...content.tallies, cacheBytes: () => cache.bytes(), droppedLogLines: logWriter.dropped, admissions },
    { dataDir: config.dataDir, isMailOn: config.mail !== undefined, backlog: content.backlog },
  );
  const primary = cluster.isWorker ? reportToPrimary(metrics.registry) : undefined;
  const readMetrics = primary?.read ?? (() => metrics.registry.metrics());
  const writeLine = createRequestLog(log);
  const logRequest: LogRequest = (line) => {
    writeLine(line);
    metrics.countRequest(line);
  };
  const warnOfProxy = config.trustProxy.length === 0 ? createProxyWarning(log) : () => undefined;
  const inside = { config, log, content, site, mode, build, isStopping };
  const bodyBudget = createBodyBudget(BODY_BYTES);
  const app = createApp({ ...inside, logRequest, readMetrics, warnOfProxy, admissions, bodyBudget });
  const cache = createPageCache({
    render: (key, asker) => renderBy(app, config.publicOrigin + key, asker),
    version: content.version,
    now: Date.now,
    maxBytes: MOST_CACHE_BYTES,
  });
  content.onNewVersion(() => void cache.renew());
  const serveCachedPages = createCachedPages({
    cache,
    cacheKeyOf,
    onRequest: (headers) => warnOfProxy((name) => headers[name]),
    logRequest,
    isStopping,
  });
  return { app, serveCachedPages, primary, leave: () => void (isLeaving = true) };
}

async function openContent(config: Config, log: Logger): Promise<ContentSource> {
  if (!config.apiBaseUrl) return openOwnContent(config, log);
  return foreignContent(
    createHttpClient({
      baseUrl: config.apiBaseUrl,
      account: config.accountId,
      media: { baseUrl: config.mediaBaseUrl, hosts: config.mediaHosts },
      onBlockLeftOut: (sentence) => log.warn(sentence),
    }),
  );
}

/** The page is the same for everybody; the API gets the address of the visitor who asked first. */
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
