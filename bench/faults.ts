import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fault, goodAnswer, startFaultyApi } from "../tests/support/faulty-api.ts";
import { startServer } from "../tests/support/server.ts";
import { printTable } from "./api/measure.ts";

// npm run bench:faults — what visitors and the server feel while the content API has a bad day, and right after it.
const VISITORS = 20;
const ROUNDS = 3;
const MB = 1024 * 1024;

const FAULTS: Fault[] = ["hangs", "drips", "floods", "explodes", "sends elsewhere", "hangs up", "breaks"];
const paragraph = (text: string) => ({ type: "paragraph", data: { text } });
const days: { name: string; fault?: Fault; content?: unknown }[] = [
  { name: "is well" },
  ...FAULTS.map((fault) => ({ name: fault, fault })),
  { name: "sends 6 MB of one text", content: [paragraph("а".repeat(3 * MB))] },
  { name: "sends 6 MB of paragraphs", content: Array.from({ length: 130_000 }, () => paragraph("а")) },
];

const api = await startFaultyApi();
const hook = join(import.meta.dirname, "faults/tell-loop.ts");
const site = await startServer({ API_BASE_URL: api.base, LOG_LEVEL: "silent", NODE_OPTIONS: `--import=${hook}` });
const pid = site.process.pid ?? 0;
let pages = 0;
await visit();
await longestStop();

const rows: string[][] = [];
for (const { name, fault, content } of days) {
  let rss = 0;
  const watching = setInterval(() => (rss = Math.max(rss, rssOf(pid))), 20);
  api.fail(() => fault);
  const body = content && Buffer.from(JSON.stringify(withContent(content)));
  if (body) api.answer(({ path }) => (path.startsWith("/content/articles/alias/") ? { body } : undefined));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.push(...(await Promise.all(Array.from({ length: VISITORS }, async () => (await visit()).ms))));
  }
  const most = api.mostAtOnce();
  api.fail();
  api.answer();
  const { status } = await visit();
  clearInterval(watching);
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(0);
  rows.push([name, at(0.5), at(1), String(most), await longestStop(), (rss / MB).toFixed(0), String(status)]);
}
printTable(
  `${VISITORS} visitors at once, ${ROUNDS} times, each on a page nobody has asked for`,
  ["an API that", "page, ms", "at most", "calls in flight", "longest stop, ms", "RSS, MB", "the next page"],
  rows,
);
await site.stop();
api.close();

async function visit() {
  const started = performance.now();
  const response = await fetch(`${site.origin}/page-${++pages}`);
  await response.text();
  return { status: response.status, ms: performance.now() - started };
}

function withContent(content: unknown) {
  const { body } = goodAnswer("/content/articles/alias/a") as { body: { data: { article: object } } };
  return { status: 200, data: { article: { ...body.data.article, content } } };
}

/** Of the server's event loop, since it was last asked. */
async function longestStop(): Promise<string> {
  const before = site.output().length;
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const [, ms] = /stood (\d+) ms/.exec(site.output().slice(before)) ?? [];
    if (ms !== undefined) return ms;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function rssOf(process: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, "utf8")) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}
