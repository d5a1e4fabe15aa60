import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { providePostgres } from "../scripts/postgres.ts";
import { createPostgresDatabase } from "../tests/support/engines.ts";
import { edited } from "./api/content.ts";
import { publishShipped, rssOf, startAsShipped } from "./as-shipped.ts";
import { TRUSTING } from "./from-visitor.ts";
import { GROWN_PATH, publishGrown, recordsIn, withNews } from "./grown/content.ts";
import { untilServed } from "./grown/until-served.ts";
import { measureRendering } from "./pages/measure-rendering.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:growth — the shipped pack and 100, 1,000, 10,000 more articles, on the embedded database and on
// PostgreSQL; or as many as given: `npm run bench:growth -- 100 100000`.
const named = process.argv.slice(2).map(Number);
const SIZES = named.length > 0 ? named : [100, 1_000, 10_000];
const EDITED = 10;
/** The search index is built three seconds after the start. */
const WARM_MS = 8000;

const HEAD = [
  "articles",
  "publish, ms",
  "served after, ms",
  "start to first page, ms",
  "RSS warm, MB",
  "RSS after, MB",
  "search, CPU ms",
  "page, CPU ms",
];

const postgres = await providePostgres();
process.env["DATABASE_URL_TEST"] = postgres.url;
const embedded = await grow(undefined);
const onPostgres = await grow(await createPostgresDatabase());
postgres.stop();

await recordResults("bench:growth", {
  title: "Growth",
  about: `The shipped pack and so many articles of 270 words more, each third also in English; one process started by \`npm start\`. Publishing is writing a version in which ${EDITED} articles differ; "served" is from then until the page shows it; a search for other words each time and a page that is not kept are CPU time of the server, best of three rounds.`,
  tables: [
    { title: "By the number of articles, embedded database", head: HEAD, rows: embedded },
    { title: "By the number of articles, PostgreSQL on the same cores", head: HEAD, rows: onPostgres },
  ],
});

async function grow(databaseUrl: string | undefined): Promise<string[][]> {
  const env: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const dataDir = await publishShipped(env);
  const database = openDatabase({ dataDir, databaseUrl });
  await migrate(database);
  const records = await recordsIn(database);
  const rows: string[][] = [];
  for (const size of SIZES) rows.push(await measure(size));
  await database.close();
  rmSync(dataDir, { recursive: true });
  return rows;

  async function measure(size: number): Promise<string[]> {
    const content = withNews(records, size);
    await publishGrown(database, dataDir, content, `grown-${size}`);
    const server = await startAsShipped(dataDir, { ...TRUSTING, ...env });
    await setTimeout(WARM_MS);
    const warm = rssOf(server.pids);
    const url = server.origin + GROWN_PATH;
    const [pid = 0] = server.pids;
    const cpuMs = async (path: string) => (await measureRendering([{ origin: server.origin, pid }], path))[0] ?? NaN;
    const search = await cpuMs(`/search?q=${encodeURIComponent("сеанс гемодиализа")}`);
    const page = await cpuMs(GROWN_PATH);
    const publish = await publishGrown(database, dataDir, edited(content, EDITED, 1), `grown-${size}-1`);
    const served = await untilServed(url, "Правка 1.");
    const after = rssOf(server.pids);
    await server.stop();
    return [size, publish, served, server.startMs, warm, after, search, page].map((value, n) =>
      n < 6 ? value.toFixed(0) : value.toFixed(1),
    );
  }
}
