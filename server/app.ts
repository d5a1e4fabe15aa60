import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Logger } from "pino";
import { localePath, locales } from "#contract/locale.ts";
import { endpointPaths, WORKER_PATH } from "#contract/paths.ts";
import type { Site } from "#site/render/handler.server.ts";
import type { Config } from "./config.ts";
import { type ContentSource, packOf } from "./content-source.ts";
import { compress } from "./http/compress.ts";
import type { PolicyMode } from "./http/content-policy.ts";
import { health } from "./http/health.ts";
import { methods } from "./http/methods.ts";
import { offlineWorker } from "./http/offline-worker.ts";
import { metrics } from "./http/metrics.ts";
import { originGuard } from "./http/origin-guard.ts";
import { plainPageStyle } from "./http/plain-page.ts";
import { toPublicRequest } from "./http/public-request.ts";
import type { createProxyWarning } from "./http/proxy-warning.ts";
import { receiveBody } from "./http/receive-body.ts";
import { redirects } from "./http/redirects.ts";
import { type LogRequest, requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sorry } from "./http/error-response.ts";
import { mediaFiles, staticFiles } from "./http/static-files.ts";
import { visitorOf } from "./http/visitor.ts";
import type { BodyBudget } from "./overload/body-budget.ts";
import { type Admissions, overload } from "./overload/overload.ts";

type Parts = {
  config: Config;
  log: Logger;
  content: ContentSource;
  site: Site;
  mode: PolicyMode;
  build: string | undefined;
  isStopping: () => boolean;
  logRequest: LogRequest;
  readMetrics: () => Promise<string>;
  warnOfProxy: ReturnType<typeof createProxyWarning>;
  admissions: Admissions;
  bodyBudget: BodyBudget;
};

/** Files made by the server, which a client revalidates. Pages do so in the page cache, other files by their date. */
const madeFiles = [
  WORKER_PATH,
  endpointPaths.robots,
  endpointPaths.sitemapXml,
  ...locales.map((locale) => localePath(locale, endpointPaths.feed)),
];

/** The whole server, from top to bottom: first the middleware of every request, then the routes. */
export function createApp({ config, log, content, site, mode, build, isStopping, ...parts }: Parts): Hono {
  const app = new Hono();

  app.use(requestLog(parts.logRequest));
  app.use(async (c, next) => {
    await next();
    if (isStopping()) c.res.headers.set("Connection", "close");
  });
  app.use(compress);
  const { mediaBaseUrl } = config;
  const isMediaOurs = mediaBaseUrl.startsWith("/");
  const mediaOrigins = [...(isMediaOurs ? [] : [new URL(mediaBaseUrl).origin]), ...config.mediaHosts];
  app.use(
    securityHeaders({
      isSecure: config.publicOrigin.startsWith("https:"),
      mode,
      mediaOrigins,
      hasCounter: config.metrikaId !== undefined,
    }),
  );
  app.use(methods);
  app.use(originGuard(config.publicOrigin));
  const visitor = visitorOf(config.trustProxy);
  app.use(receiveBody({ budget: parts.bodyBudget, addressOf: (c) => visitor(c).address }));
  app.use((c, next) => {
    parts.warnOfProxy((name) => c.req.header(name));
    return next();
  });

  app.route("/", health(content.readiness, isStopping));
  app.route("/", plainPageStyle());
  const admit = overload({ admissions: parts.admissions, limits: content.limits, visitorOf: visitor });
  app.route("/", metrics(parts.readMetrics, config.metricsToken));
  if (content.routes) {
    app.use("/api/*", admit);
    app.route("/api", content.routes);
    // A CDN fetches its files from our own /media.
    const mediaPath = isMediaOurs ? mediaBaseUrl.replace(/\/$/, "") : "/media";
    app.route(mediaPath, mediaFiles(packOf(config).mediaDir, mediaPath));
  }
  if (content.staff) app.route("/", content.staff);
  for (const path of madeFiles) app.use(path, etag({ weak: true }));
  if (build) {
    app.route("/", staticFiles(`${build}/client`));
    app.route("/", offlineWorker(build, config.isOfflineOn));
  }
  app.use(redirects);
  app.use(admit);
  app.all("*", (c) => site(toPublicRequest(c.req.raw, config.publicOrigin), visitor(c)));

  app.onError(sorry(log));
  return app;
}
