import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { defaultLocale } from "#contract/locale.ts";
import { createApi } from "#api/api.ts";
import { nextToCome } from "#api/content/visibility.ts";
import { createCacheFolder } from "#api/cache-folder.ts";
import { createAnswerStore } from "#api/db/answer-store.ts";
import { type Backlog, readBacklog } from "#api/db/backlog-store.ts";
import { createContentStore } from "#api/db/content-store.ts";
import type { Database } from "#api/db/database.ts";
import { limitClientOf } from "#api/db/limit-store.ts";
import { createMissStore } from "#api/db/miss-store.ts";
import { createSubmissionStore, type SubmissionStore } from "#api/db/submission-store.ts";
import { createUploadStore, type UploadStore } from "#api/db/upload-store.ts";
import { createUsefulStore } from "#api/db/useful-store.ts";
import { createWriteCheck } from "#api/db/write-check.ts";
import { createApiRoutes } from "#api/http.ts";
import { createLimits, type Limits } from "#api/limits.ts";
import { typeTitle } from "#api/outbox/letters/format-entry.ts";
import { createStaffLinks } from "#api/outbox/staff-links.ts";
import { publishPack } from "#publishing/publish.ts";
import { createIndexFiles } from "#api/search/index-files.ts";
import { createArticleFile } from "#api/snapshot/article-file.ts";
import { createMisses } from "#api/search/misses.ts";
import { createSnapshots } from "#api/snapshot/snapshots.ts";
import { calls } from "#contract/calls.ts";
import type { Ask } from "#contract/services.ts";
import type { HttpClient } from "#site/api/foreign-api/http-client.server.ts";
import { type Config, ConfigError } from "./config.ts";
import type { Readiness } from "./http/health.ts";
import { staffPages } from "./http/staff-pages.ts";
import { visitorOf } from "./http/visitor.ts";
import type { startMail } from "./mail.ts";
import { openForServing } from "./open-database.ts";
import { publishAtStart } from "./publish-at-start.ts";
import { createReadiness } from "./readiness.ts";
import { readSecret } from "./secret.ts";
import { sweepHourly } from "./sweep-hourly.ts";

const LOOK_FOR_NEW_VERSION_MS = 500;
/** Delay of the search index after the start, so that the first pages do not wait for it. */
const WARM_UP_AFTER_MS = 3000;

/** Where the site's content comes from: our own API on a database, or another API over HTTP. */
export type ContentSource = {
  ask: Ask;
  /** Rate limit for posts of one address. */
  limits: Limits;
  /** Mounted at /api; absent with another API. */
  routes?: ReturnType<typeof createApiRoutes>;
  /** Pages that links in staff letters lead to; absent with another API. */
  staff?: Hono;
  /** The version shown now; null if only the answers of the API name it. */
  version(): string | null;
  /** Whether it takes what only our own API takes. Another API is ours if it names the version of its content. */
  isOurs(): boolean;
  /** When the content next changes by itself because something has a future date. */
  changesAt(): number;
  onNewVersion(listener: () => void): void;
  readiness(): Promise<Readiness>;
  /** Waiting letters and submissions; absent with another API. */
  backlog?(): Promise<Backlog>;
  /** Error counts, for the metrics. */
  tallies?: { databaseErrors(): number; mailFaults(): { putOff: number; refused: number } };
  /** Publishes the current pack and shows it; absent with another API. */
  republish?(): Promise<void>;
  close(): Promise<void>;
};

/** The folder of the pack, and the folder for the files made from it. */
export function packOf({ contentDir, dataDir }: Pick<Config, "contentDir" | "dataDir">) {
  return { pack: contentDir, mediaDir: join(dataDir, "media") };
}

/** Opens the database, migrates it and publishes the pack if it is new. */
export async function openOwnContent(config: Config, log: Logger): Promise<ContentSource> {
  const onError = (error: unknown) => log.error({ err: error }, "database");
  const database = await openForServing(config, { onError, onNewer: (line) => log.warn(line) });
  try {
    return await contentOf(database, config, log, onError);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function contentOf(
  database: Database,
  config: Config,
  log: Logger,
  onError: (error: unknown) => void,
): Promise<ContentSource> {
  const now = () => new Date();
  if (!existsSync(config.contentDir)) throw new ConfigError(`CONTENT_DIR: there is no folder ${config.contentDir}`);
  const store = createContentStore(database.db);
  await publishAtStart(store, packOf(config), log);

  const folder = createCacheFolder(join(config.dataDir, "cache"), (error) => log.warn({ err: error }, "cache"));
  const kept = { indexes: createIndexFiles(folder), articles: createArticleFile(folder) };
  const snapshots = createSnapshots(store, config.mediaBaseUrl.replace(/\/$/, ""), kept);
  await snapshots.refresh();
  const stores = storesOf(database, now, onError, (state, error) =>
    state === "failing"
      ? log.error({ err: error }, "writes fail: what visitors send cannot be kept")
      : log.warn("writes work again"),
  );
  const answers = createAnswerStore(database.db);
  const links = createStaffLinks(readSecret(config), config.publicOrigin);
  const mail =
    config.mail && (await beginMail({ database, answers, snapshots, settings: config.mail, links, now, log }));
  const ask = createApi({
    snapshots,
    ...stores,
    now,
    onSubmission: mail?.wake,
    onError: (error) => log.error({ err: error }, "api"),
  });
  const routes = createApiRoutes({
    ask,
    snapshots,
    account: config.accountId,
    publicOrigin: config.publicOrigin,
    limits: stores.limits,
    visitorOf: visitorOf(config.trustProxy),
  });
  // Background work starts only when nothing can fail any more.
  const warming = setTimeout(() => void snapshots.warmUp().catch(onError), WARM_UP_AFTER_MS);
  const watcher = snapshots.watch(LOOK_FOR_NEW_VERSION_MS, onError);
  const sweeping = sweepHourly(database, config.retention, log);
  return {
    ask,
    limits: stores.limits,
    routes,
    staff: staffPages({ answers, links, now, titleOf: (type) => typeTitle(snapshots.current(), type) }),
    version: () => snapshots.current()?.version ?? null,
    isOurs: () => true,
    changesAt() {
      const articles = snapshots.current()?.in[defaultLocale];
      return articles ? nextToCome(articles, now()) : Infinity;
    },
    onNewVersion: snapshots.onNew,
    readiness: createReadiness({
      engine: database.engine,
      store,
      snapshots,
      writes: stores.writes,
      mail,
      dataDir: config.dataDir,
    }),
    backlog: () => readBacklog(database.db, now()),
    tallies: {
      databaseErrors: database.errors,
      mailFaults: () => mail?.faults ?? { putOff: 0, refused: 0 },
    },
    async republish() {
      await publishPack(store, { ...packOf(config), now: new Date() });
      await snapshots.refresh();
    },
    async close() {
      clearTimeout(warming);
      await sweeping.stop();
      await mail?.stop();
      await watcher.stop();
      await stores.misses.settle();
      await folder.settle();
      await kept.articles.close();
      await database.close();
    },
  };
}

/** Imported only if mail is configured: other servers need not load the mailer. */
async function beginMail(parts: Parameters<typeof startMail>[0]) {
  const { startMail } = await import("./mail.ts");
  return startMail(parts);
}

/** What the API writes to, and its rate limits. */
export function storesOf(
  database: Database,
  now: () => Date,
  onError: (error: unknown) => void,
  onWriting: Parameters<typeof createWriteCheck>[1] = () => {},
) {
  const writes = createWriteCheck(database, onWriting);
  const submissions = createSubmissionStore(database);
  const uploads = createUploadStore(database);
  return {
    limits: createLimits(limitClientOf(database, onError)),
    writes,
    submissions: {
      ...submissions,
      save: (...what) => writes.watch(submissions.save(...what)),
    } satisfies SubmissionStore,
    uploads: { ...uploads, save: (upload) => writes.watch(uploads.save(upload)) } satisfies UploadStore,
    misses: createMisses(createMissStore(database), now, onError),
    useful: createUsefulStore(database),
  };
}

/** Another API may have no rate limits: posts to it are counted here, by each process for itself. */
export function foreignContent(ask: HttpClient): ContentSource {
  const limits = createLimits();
  return {
    limits,
    async ask(name, input, context) {
      const retryAfter = calls[name].use === "sending" ? await limits.take(name, context.visitor) : null;
      if (retryAfter === null) return ask(name, input, context);
      return { envelope: { status: 429, message: "" }, contentVersion: null, retryAfter };
    },
    version: ask.version,
    isOurs: () => ask.version() !== null,
    changesAt: () => Infinity,
    onNewVersion: () => undefined,
    async readiness() {
      const isAnswering = await ask.isAnswering();
      return { database: "none", snapshot: isAnswering ? (ask.version() ?? "unknown") : null };
    },
    close: async () => {},
  };
}
