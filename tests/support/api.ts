import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe } from "vitest";
import { createApi } from "#api/api.ts";
import { createContentStore } from "#api/db/content-store.ts";
import type { Database } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { createMissStore } from "#api/db/miss-store.ts";
import { createApiRoutes } from "#api/http.ts";
import type { Limits } from "#api/limits.ts";
import { publishPack } from "#publishing/publish.ts";
import { createSnapshots } from "#api/snapshot/snapshots.ts";
import type { Ask } from "#contract/services.ts";
import { storesOf } from "#server/content-source.ts";
import { visitorOf } from "#server/http/visitor.ts";
import { createHttpClient } from "#site/api/foreign-api/http-client.server.ts";
import { engines } from "./engines.ts";
import { SAMPLE_NOW, writeSamplePack } from "./sample-pack.ts";

export const ACCOUNT = "renaria";
const NO_LIMITS: Limits = { take: async () => null, isRepeat: async () => false };

export type Api = Awaited<ReturnType<typeof startApi>>;

/** The same tests on both engines, each on a fresh database with the sample pack. */
export function onEveryEngine(tests: (api: () => Api) => void): void {
  const pack = writeSamplePack();
  describe.each(engines)("on $name", ({ open }) => {
    let api: Api;
    beforeAll(async () => {
      api = await startApi((await open()).database, pack, SAMPLE_NOW);
    });
    afterAll(() => api.close());
    tests(() => api);
  });
}

/** The same tests in process and over HTTP. */
export function bothWays(api: () => Api, tests: (ask: () => Ask) => void): void {
  describe("called in-process", () => tests(() => api().direct));
  describe("called over HTTP", () => tests(() => api().overHttp));
}

/** The API on a database with a published pack: called directly, over HTTP, and by plain requests. */
export async function startApi(database: Database, pack: string, now: Date, limits: Limits = NO_LIMITS) {
  await migrate(database);
  const store = createContentStore(database.db);
  await publishPack(store, { pack, mediaDir: join(pack, "media"), now });
  const snapshots = createSnapshots(store);
  await snapshots.refresh();
  const clock = { now };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const stores = storesOf(database, () => clock.now, onError);
  const direct: Ask = createApi({ snapshots, ...stores, limits, now: () => clock.now, onError });
  const routes = createApiRoutes({ ask: direct, snapshots, account: ACCOUNT, visitorOf: visitorOf(["127.0.0.1"]) });
  const { base, close } = await listenOn(routes.fetch);
  return {
    direct,
    overHttp: createHttpClient({ baseUrl: base, account: ACCOUNT }),
    base,
    /** A test may set it, and sets it back. */
    clock,
    errors,
    snapshots,
    database,
    db: database.db,
    misses: createMissStore(database),
    async close() {
      close();
      await stores.misses.settle();
      await database.close();
    },
  };
}

export async function listenOn(fetch: (request: Request) => Response | Promise<Response>) {
  const server = await new Promise<Server>((resolve) => {
    const started = serve({ fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started as Server));
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
