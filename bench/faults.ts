import { rmSync } from "node:fs";
import { type Fault, goodAnswer, startFaultyApi } from "../tests/support/faulty-api.ts";
import { prepareDataDir } from "../tests/support/server.ts";
import { RENDERED_ANEW, rssOf, startAsShipped } from "./as-shipped.ts";
import { eventLoopDelayOf, delayVerdict, reportingDelay } from "./faults/event-loop-delay.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:faults — what visitors and the server experience while the content API fails, and right after that.
const VISITORS = 20;
const ROUNDS = 3;
const MB = 1024 * 1024;
const WANTED_STOP_MS = 200;
const WANTED_MB = 400;

const FAULTS: Fault[] = ["hangs", "drips", "floods", "explodes", "sends elsewhere", "hangs up", "breaks"];
/** Pages of every kind besides the articles: rendered each time, although some API answers are cached. */
const OTHERS = ["/", "/about/news", "/centers", "/centers/a", "/contacts", "/sitemap", "/sitemap.xml", "/en"];
const paragraph = (text: string) => ({ type: "paragraph", data: { text } });
const record = (n: number) => ({ id: n, alias: `a-${n}`, title: "Раз", category: { id: 1, alias: "news" } });
type Day = { name: string; fault?: Fault; data?: (path: string) => unknown };
const days: Day[] = [
  { name: "sends 6 MB of records", data: listOf(Array.from({ length: 80_000 }, (_, n) => record(n))) },
  {
    name: "sends 6 MB of long records",
    data: listOf(Array.from({ length: 300 }, (_, n) => ({ ...record(n), content: paragraphs(450) }))),
  },
  { name: "is well" },
  ...FAULTS.map((fault) => ({ name: fault, fault })),
  { name: "sends 6 MB of one text", data: articleOf([paragraph("а".repeat(3 * MB))]) },
  { name: "sends 6 MB of paragraphs", data: articleOf(paragraphs(130_000)) },
];

const api = await startFaultyApi();
const dataDir = prepareDataDir();
const site = await startAsShipped(dataDir, { API_BASE_URL: api.base, ...reportingDelay });
let pages = 0;
await eventLoopDelayOf(site);

const rows: string[][] = [];
for (const { name, fault, data } of days) {
  let rss = 0;
  const watching = setInterval(() => (rss = Math.max(rss, rssOf(site.pids))), 20);
  api.fail(() => fault);
  const bodies = new Map<string, Buffer | undefined>();
  api.answer(({ path }) => {
    if (!bodies.has(path)) bodies.set(path, data && bodyOf(path, data));
    const body = bodies.get(path);
    return body && { body };
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const visits = Array.from({ length: VISITORS }, async (_, n) => (await visit(OTHERS[n - OTHERS.length])).ms);
    times.push(...(await Promise.all(visits)));
  }
  const most = api.mostAtOnce();
  api.fail();
  api.answer();
  const { status } = await visit();
  clearInterval(watching);
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(0);
  const stop = await eventLoopDelayOf(site);
  const verdict = delayVerdict(stop, WANTED_STOP_MS, rss <= WANTED_MB && status === 200);
  rows.push([
    name,
    at(0.5),
    at(1),
    String(most),
    String(stop.ms),
    String(stop.cpuMs),
    String(rss),
    String(status),
    verdict,
  ]);
  console.log(rows.at(-1)?.join(" | "));
}
await site.stop();
api.close();
rmSync(dataDir, { recursive: true });
await recordResults("bench:faults", {
  title: "Faults of the API",
  about: `The server as \`npm start\` runs it, on another's API (\`API_BASE_URL\`) that has one bad day after another: ${VISITORS} visitors at once, ${ROUNDS} times, on articles nobody has asked for and on ${OTHERS.length} pages of other kinds, then one more when the API is well. Wanted: the event loop never stands for more than ${WANTED_STOP_MS} ms, the memory stays under ${WANTED_MB} MB, the next page is there. Of a stop, the own work is the thread's CPU time: on a machine with a load above its cores the clock also counts other programs' turns.`,
  tables: [
    {
      title: "Day by day",
      head: [
        "an API that",
        "page, ms",
        "at most",
        "calls in flight",
        "longest stop, ms",
        "its own work, ms",
        "RSS, MB",
        "the next page",
        "",
      ],
      rows,
    },
  ],
});

async function visit(path?: string) {
  const started = performance.now();
  const response = path
    ? await fetch(site.origin + path, { headers: RENDERED_ANEW })
    : await fetch(`${site.origin}/page-${++pages}`);
  await response.text();
  return { status: response.status, ms: performance.now() - started };
}

function paragraphs(length: number) {
  return Array.from({ length }, () => paragraph("а"));
}

function articleOf(content: unknown) {
  const { body } = goodAnswer("/content/articles/alias/a") as { body: { data: { article: object } } };
  return (path: string) =>
    path.startsWith("/content/articles/alias/") ? { article: { ...body.data.article, content } } : undefined;
}

function listOf(records: object[]) {
  return (path: string) => {
    if (path.endsWith("/gett")) return { entities: records };
    return /articles$|nested$/.test(path) ? { articles: records } : undefined;
  };
}

function bodyOf(path: string, data: (path: string) => unknown): Buffer | undefined {
  const made = data(path);
  return made === undefined ? undefined : Buffer.from(JSON.stringify({ status: 200, data: made }));
}
