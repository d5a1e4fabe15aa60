import qs from "qs";
import { createApi } from "#api/api.ts";
import { createContentStore } from "#api/db/content-store.ts";
import { type Database, openDatabase } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { createApiRoutes } from "#api/http.ts";
import { createSnapshots, type Snapshots } from "#api/snapshot/snapshots.ts";
import type { Call } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { isSuccess } from "#contract/envelope.ts";
import type { Ask } from "#contract/services.ts";
import { storesOf } from "#server/content-source.ts";
import { ACCOUNT, listenOn } from "../../tests/support/api.ts";
import { NOW } from "./content.ts";
import { printTable, shown, type Times, timesOf, verdict } from "./measure.ts";
import { type ReadCase, readCases } from "./read-cases.ts";
import { measureSearching } from "./searching.ts";

const WANTED_P99_MS = 1;
const IN_PROCESS = { runs: 2000, warmUps: 200, mostMs: 2000 };
const OVER_HTTP = { runs: 500, warmUps: 50, mostMs: 1200 };

/** Start-up, memory, every read call and search, on content that was published before. */
export async function measureReading(size: number, dataDir: string): Promise<void> {
  const start = performance.now();
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  const store = createContentStore(database.db);
  const snapshots = createSnapshots(store);
  await snapshots.refresh();
  reportStart(size, performance.now() - start);

  const ask = apiOn(database, snapshots);
  const routes = createApiRoutes({ ask, snapshots, account: ACCOUNT });
  const { base, close } = await listenOn(routes.fetch);
  const rows: string[][] = [];
  for (const one of readCases) rows.push(await measureCall(one, ask, base));
  printTable(
    `${size} articles: reads, ms; over HTTP the client is in the same process`,
    ["", "p50", "p99", "wanted", "", "runs", "HTTP p50", "p99", "runs"],
    rows,
  );
  await measureSearching(size, ask);
  close();
  // Queries run one after another: when this one is answered, the searches without results have been counted.
  await store.currentVersion();
  await database.close();
}

function apiOn(database: Database, snapshots: Snapshots): Ask {
  const now = () => NOW;
  const onError = (error: unknown) => {
    throw error;
  };
  return createApi({ snapshots, ...storesOf(database, now, onError), now, onError });
}

function reportStart(size: number, startMs: number): void {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const mb = (bytes: number) => Math.round(bytes / 2 ** 20).toString();
  printTable(
    `${size} articles: start and memory${globalThis.gc ? ", after a forced gc" : ", without a forced gc"}`,
    ["", "measured"],
    [
      ["database to first snapshot, ms", startMs.toFixed(0)],
      ["heapUsed, MB", mb(heapUsed)],
      ["rss, MB", mb(rss)],
    ],
  );
}

async function measureCall(one: ReadCase, ask: Ask, base: string): Promise<string[]> {
  const { envelope } = await ask(one.call, one.input, { locale: "ru" });
  if (!isSuccess(envelope)) throw new Error(`${one.title}: ${JSON.stringify(envelope)}`);
  const direct = await timesOf(() => ask(one.call, one.input, { locale: "ru" }), IN_PROCESS);
  const overHttp = await timesOf(sending(one, base), OVER_HTTP);
  return [one.title, ...cells(direct, verdict(direct.p99, WANTED_P99_MS)), ...cells(overHttp, [])];
}

function cells({ p50, p99, runs }: Times, judged: string[]): string[] {
  return [shown(p50), shown(p99), ...judged, String(runs)];
}

/** A plain request whose answer is read but not parsed: the client's work is not the API's time. */
function sending({ call, input }: ReadCase, base: string): () => Promise<void> {
  const { method, path }: Call = calls[call];
  const inPath = new Set(Array.from(path.matchAll(/\{(\w+)/g), ([, name = ""]) => name));
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
  const filled = path.replaceAll(/\/\{(\w+)\*?\}/g, (_, name: string) =>
    input[name] ? `/${String(input[name])}` : "",
  );
  const query = method === "GET" ? qs.stringify(rest, { arrayFormat: "brackets", addQueryPrefix: true }) : "";
  const body = method === "GET" ? null : JSON.stringify(rest);
  return async () => {
    const response = await fetch(base + filled + query, {
      method,
      body,
      headers: { "X-Account": ACCOUNT, "X-Locale": "ru", "Content-Type": "application/json" },
    });
    if (!response.ok) throw new Error(`${method} ${filled}${query}: ${response.status}`);
    await response.arrayBuffer();
  };
}
