import { rmSync } from "node:fs";
import { openDatabase } from "#api/db/database.ts";
import { migrate } from "#api/db/migrate.ts";
import { providePostgres } from "../scripts/postgres.ts";
import { createPostgresDatabase } from "../tests/support/engines.ts";
import { edited } from "./api/content.ts";
import { publishShipped, rssOf, startAsShipped } from "./as-shipped.ts";
import { TRUSTING } from "./from-visitor.ts";
import { GROWN_PATH, publishGrown, recordsIn, withNews } from "./grown/content.ts";
import { timesOfSearch, untilSearchable } from "./grown/search.ts";
import { untilServed } from "./grown/until-served.ts";
import { measureRendering } from "./pages/measure-rendering.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:growth — the shipped pack and 100, 1,000, 10,000 more articles, on the embedded database and on
// PostgreSQL; or as many as given: `npm run bench:growth -- 100 100000`.
const named = process.argv.slice(2).map(Number);
const SIZES = named.length > 0 ? named : [100, 1_000, 10_000];
const EDITED = 10;

const HEAD = [
  "articles",
  "publish, ms",
  "served after, ms",
  "start to first page, ms",
  "index built, s",
  "index read, s",
  "RSS warm, MB",
  "RSS after, MB",
  "search, p95 ms",
  "search page, CPU ms",
  "page, CPU ms",
];

const postgres = await providePostgres();
process.env["DATABASE_URL_TEST"] = postgres.url;
const embedded = await grow(undefined);
const onPostgres = await grow(await createPostgresDatabase());
postgres.stop();

await recordResults("bench:growth", {
  title: "Growth",
  about: `The shipped pack and so many articles of 270 words more, each third also in English; one process started by \`npm start\`. Publishing is writing a version in which ${EDITED} articles differ; "served" is from then until the page shows it; the index is built after the first start and read again after the next one, both from the first page on; a search of the API for two other words each time, one after the other; its page for other words each time and a page that is not kept are CPU time of the server, best of three rounds.`,
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
    const first = await startAsShipped(dataDir, { ...TRUSTING, ...env });
    const built = await untilSearchable(first.origin);
    await first.stop();
    const server = await startAsShipped(dataDir, { ...TRUSTING, ...env });
    const read = await untilSearchable(server.origin);
    const warm = rssOf(server.pids);
    const url = server.origin + GROWN_PATH;
    const [pid = 0] = server.pids;
    const cpuMs = async (path: string) => (await measureRendering([{ origin: server.origin, pid }], path))[0] ?? NaN;
    const { p95 } = await timesOfSearch(server.origin);
    const search = await cpuMs(`/search?q=${encodeURIComponent("сеанс гемодиализа")}`);
    const page = await cpuMs(GROWN_PATH);
    const publish = await publishGrown(database, dataDir, edited(content, EDITED, 1), `grown-${size}-1`);
    const served = await untilServed(url, "Правка 1.");
    const after = rssOf(server.pids);
    await server.stop();
    const whole = [size, publish, served, server.startMs, built / 1000, read / 1000, warm, after];
    return [...whole.map((value) => value.toFixed(0)), ...[p95, search, page].map((value) => value.toFixed(1))];
  }
}
