import { rmSync } from "node:fs";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { pagesOf, publishShipped, RENDERED_ANEW, rssOf, startAsShipped } from "./as-shipped.ts";
import { fromVisitor, TRUSTING } from "./from-visitor.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:soak [-- minutes [requests a second]] — mixed traffic for a long time: memory stays flat and nothing fails.
const MINUTES = Number(process.argv[2] ?? 30);
const RATE = Number(process.argv[3] ?? 40);
const STEPS = 10;
const WARM_MS = 8000;
/** From the first to the last figure of the second half: how much a stable heap may vary. */
const FLAT = 1.1;

type Ask = { url: string; headers?: Record<string, string>; body?: string };

const dataDir = await publishShipped();
const server = await startAsShipped(dataDir, TRUSTING);
await setTimeout(WARM_MS);
const pages = await pagesOf(server.origin);
const statuses = new Map<number | string, number>();
const rows: string[][] = [];
const memory: number[] = [];
const pending = new Set<Promise<void>>();

let asked = 0;
for (let step = 1; step <= STEPS; step++) {
  await flow((MINUTES * 60_000) / STEPS);
  await Promise.all(pending);
  const mb = rssOf(server.pids);
  memory.push(mb);
  rows.push([`${((MINUTES * step) / STEPS).toFixed(1)} minutes`, String(asked), String(mb), String(failures())]);
  console.log(rows.at(-1)?.join("  "));
}
await server.stop();
rmSync(dataDir, { recursive: true });

const half = memory.slice(STEPS / 2);
const isFlat = (half.at(-1) ?? 0) <= (half[0] ?? 0) * FLAT;
await recordResults("bench:soak", {
  title: "Soak",
  about: `Mixed traffic (75 % kept pages, 10 % searches, 10 % pages rendered anew, 5 % forms) at ${RATE} requests a second for ${MINUTES} minutes, open loop, one process on the embedded database. Wanted: memory flat over the second half (${isFlat ? "it is" : "it is NOT"}), no 5xx (${failures()}). Answers: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(", ")}.`,
  tables: [{ title: "Along the way", head: ["after", "requests", "RSS, MB", "5xx and broken"], rows }],
});
if (!isFlat || failures() > 0) process.exitCode = 1;

function failures(): number {
  return [...statuses].reduce((sum, [status, count]) => (Number(status) < 500 ? sum : sum + count), 0);
}

/** Sends at its own rate, whether or not answers arrive: a stall is visible instead of slowing the sender down. */
async function flow(ms: number): Promise<void> {
  const began = performance.now();
  for (let sent = 0; performance.now() - began < ms;) {
    for (const due = ((performance.now() - began) / 1000) * RATE; sent < due; sent++) {
      const answer = send(askOf(asked++)).finally(() => pending.delete(answer));
      pending.add(answer);
    }
    await setTimeout(10);
  }
}

/** One of twenty requests in turn; each visitor has their own address. */
function askOf(n: number): Ask {
  const page = pages[n % pages.length] ?? server.origin;
  const visitor = fromVisitor(n);
  const turn = n % 20;
  if (turn < 15) return { url: page };
  if (turn < 17)
    return { url: `${server.origin}/search?q=${encodeURIComponent(`диализ ${n % 97}`)}`, headers: visitor };
  if (turn < 19) return { url: page, headers: RENDERED_ANEW };
  const body = JSON.stringify({ caller: "Анна", email: "anna@mail.example", content: `Вопрос ${n}`, type: 3 });
  const headers = { ...visitor, "X-Account": "renaria", "Content-Type": "application/json" };
  return { url: `${server.origin}/api/company/feedback`, headers, body };
}

function send({ url, headers, body }: Ask): Promise<void> {
  return new Promise((resolve) => {
    const end = (status: number | string) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      resolve();
    };
    const sent = request(url, { method: body ? "POST" : "GET", headers, timeout: 60_000 }, (response) => {
      response.resume();
      response.on("close", () => end(response.complete ? (response.statusCode ?? 0) : "cut off"));
    });
    sent.on("timeout", () => sent.destroy(new Error("timeout")));
    sent.on("error", (error) => end(error.message));
    sent.end(body);
  });
}
