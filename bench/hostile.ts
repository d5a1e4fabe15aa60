import { rmSync } from "node:fs";
import { Article } from "#contract/records/article.ts";
import { readLiberally } from "#contract/liberal/read.ts";
import { withAnchors } from "#site/parts/article/anchors.server.ts";
import { minutesOf } from "#site/parts/article/minutes-of.server.ts";
import { hostileRecords } from "../tests/support/foreign-api/hostile.ts";
import { startForeignApi } from "../tests/support/foreign-api.ts";
import { prepareDataDir } from "../tests/support/server.ts";
import { rssOf, startAsShipped } from "./as-shipped.ts";
import { eventLoopDelayOf, delayVerdict, reportingDelay } from "./faults/event-loop-delay.ts";
import { honestTable, parsersTable, readersTable } from "./hostile/without-defences.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:hostile — hostile answers of another API: how long it takes to read a record, how long a visitor of its
// page waits, and for how long the event loop is blocked.
const records = Object.entries(hostileRecords());
const api = await startForeignApi(({ path }) => {
  const [, n] = /^\/content\/articles\/alias\/hostile-(\d+)$/.exec(path) ?? [];
  return n === undefined ? undefined : { article: { ...records[Number(n)]?.[1], alias: `hostile-${n}` } };
});
const WANTED_READ_MS = 50;
const WANTED_STOP_MS = 200;
const dataDir = prepareDataDir();
const site = await startAsShipped(dataDir, { API_BASE_URL: api.base, ...reportingDelay });
const rows: string[][] = [];
try {
  for (let n = 0; n < 50; n++) readAndShape({ id: 1, alias: "a", title: "A", content: honest() });
  await Promise.all(["/", "/sitemap", "/information/a"].map((path) => fetch(site.origin + path)));
  await eventLoopDelayOf(site);
  for (const [n, [name, record]] of records.entries()) {
    const read = Math.min(...[1, 2, 3].map(() => time(() => readAndShape(record))));
    const page = await visit(`/hostile-${n}`);
    const stop = await eventLoopDelayOf(site);
    const size = Math.round(JSON.stringify(record).length / 1024);
    const verdict = delayVerdict(stop, WANTED_STOP_MS, read <= WANTED_READ_MS && page.status < 500);
    const figures = [
      size,
      read.toFixed(1),
      page.ms.toFixed(0),
      page.kb,
      stop.ms,
      stop.cpuMs,
      rssOf(site.pids),
      page.status,
    ];
    rows.push([name, ...figures.map(String), verdict]);
  }
} finally {
  await site.stop();
  api.close();
  rmSync(dataDir, { recursive: true });
}
await recordResults("bench:hostile", {
  title: "Hostile records",
  about: `Articles of another's API that are made to keep a reader busy, each asked for once from the server as \`npm start\` runs it. Wanted: read and shaped in ${WANTED_READ_MS} ms, and the event loop never stands for more than ${WANTED_STOP_MS} ms. The record with categories lies at another address, so 404 is right.`,
  tables: [
    {
      title: "Record by record",
      head: [
        "a record with",
        "KB",
        "read, ms",
        "its page, ms",
        "page, KB",
        "longest stop, ms",
        "its own work, ms",
        "RSS, MB",
        "status",
        "",
      ],
      rows,
    },
    readersTable(records),
    parsersTable(),
    honestTable(),
  ],
});

function readAndShape(record: object): void {
  const article = readLiberally(Article, { locale: "ru", translations: ["ru"], ...record }) as Article;
  minutesOf(withAnchors(article.content).content);
}

function time(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

async function visit(path: string): Promise<{ ms: number; kb: number; status: number }> {
  const from = performance.now();
  const response = await fetch(site.origin + path);
  const html = await response.text();
  return { ms: performance.now() - from, kb: Math.round(html.length / 1024), status: response.status };
}

function honest(): object[] {
  return Array.from({ length: 30 }, () => ({
    type: "paragraph",
    data: { text: 'Раз <b>два</b> <a href="/a">три</a>' },
  }));
}
