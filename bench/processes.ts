import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { providePostgres } from "../scripts/postgres.ts";
import { createPostgresDatabase } from "../tests/support/engines.ts";
import { edited } from "./api/content.ts";
import { publishShipped, RENDERED_ANEW, rssOf, type Shipped, startAsShipped } from "./as-shipped.ts";
import { GROWN_PATH, publishGrown, recordsIn, withNews } from "./grown/content.ts";
import { untilServed } from "./grown/until-served.ts";
import { cpuSecondsOf, load } from "./pages/load.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:processes — one process and two on PostgreSQL, and how long a publish takes to reach them all.
const PAGE = "/information/treatment/dry-weight";
const ROUNDS = 3;
const KEPT = 4000;
const RENDERED = 200;
const ARTICLES = 10_000;
const EDITED = 10;
const EDITIONS = 3;
const WARM_MS = 8000;

const postgres = await providePostgres();
process.env["DATABASE_URL_TEST"] = postgres.url;
const databaseUrl = await createPostgresDatabase();
const dataDir = await publishShipped({ DATABASE_URL: databaseUrl });
const database = openDatabase({ dataDir, databaseUrl });
await migrate(database);

const servers = new Map<number, Shipped>();
for (const count of [1, 2]) servers.set(count, await start(count));
await setTimeout(WARM_MS);
const rows = await measureRequests();
for (const server of servers.values()) await server.stop();
const reached = await measureReach();
await database.close();
postgres.stop();
rmSync(dataDir, { recursive: true });

await recordResults("bench:processes", {
  title: "Processes",
  about: `One process and two on one PostgreSQL, in turn, median of ${ROUNDS} rounds over 20 connections; the client and the database are on the same two cores, so the rate says how they share them rather than what two cores serve. CPU is the server's alone. A publish of ${EDITED} edited articles of ${ARTICLES} reaches all of two processes in the time given.`,
  tables: [
    {
      title: "Requests",
      head: [
        "processes",
        "kept, requests/s",
        "kept, CPU µs",
        "rendered, requests/s",
        "rendered, CPU ms",
        "RSS of all, MB",
      ],
      rows,
    },
    {
      title: `A publish at ${ARTICLES} articles, two processes`,
      head: ["", "write, ms", "served by all after, ms"],
      rows: reached,
    },
  ],
});

function start(count: number): Promise<Shipped> {
  return startAsShipped(dataDir, { DATABASE_URL: databaseUrl, WORKERS: String(count) });
}

type Cost = { rate: number; micros: number };

async function measureRequests(): Promise<string[][]> {
  const kept = new Map<number, Cost[]>();
  const rendered = new Map<number, Cost[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [count, server] of servers) {
      kept.set(count, [...(kept.get(count) ?? []), await costOf(server, KEPT, {})]);
      rendered.set(count, [...(rendered.get(count) ?? []), await costOf(server, RENDERED, RENDERED_ANEW)]);
    }
  }
  return Array.from(servers, ([count, { pids }]) => {
    const [ofKept, ofRendered] = [medianOf(kept.get(count)), medianOf(rendered.get(count))];
    return [
      String(count),
      ofKept.rate.toFixed(0),
      ofKept.micros.toFixed(0),
      ofRendered.rate.toFixed(0),
      (ofRendered.micros / 1000).toFixed(1),
      String(rssOf(pids)),
    ];
  });
}

async function costOf({ origin, pids }: Shipped, requests: number, headers: Record<string, string>): Promise<Cost> {
  await load(origin + PAGE, 40, headers);
  const before = cpuSecondsOf(pids);
  const seconds = await load(origin + PAGE, requests, headers);
  return { rate: requests / seconds, micros: ((cpuSecondsOf(pids) - before) / requests) * 1e6 };
}

/** By CPU time: the request rate depends on other programs. */
function medianOf(costs: Cost[] = []): Cost {
  return costs.toSorted((a, b) => a.micros - b.micros)[Math.floor(costs.length / 2)] ?? { rate: 0, micros: 0 };
}

async function measureReach(): Promise<string[][]> {
  const content = withNews(await recordsIn(database), ARTICLES);
  await publishGrown(database, dataDir, content, "grown");
  const server = await start(2);
  await setTimeout(WARM_MS);
  await load(server.origin + GROWN_PATH, 40);
  const reached: string[][] = [];
  for (let edition = 1; edition <= EDITIONS; edition++) {
    const write = await publishGrown(database, dataDir, edited(content, EDITED, edition), `grown-${edition}`);
    const served = await untilServed(server.origin + GROWN_PATH, `Правка ${edition}.`);
    reached.push([`publish ${edition}`, write.toFixed(0), served.toFixed(0)]);
  }
  await server.stop();
  return reached;
}
