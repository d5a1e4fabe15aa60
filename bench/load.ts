import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { filled } from "../tests/support/forms.ts";
import { hiddenFields } from "../tests/support/read-html.ts";
import { prepareDataDir } from "../tests/support/server.ts";
import { pagesOf, RENDERED_ANEW, startAsShipped } from "./as-shipped.ts";
import { fromVisitor, TRUSTING } from "./from-visitor.ts";
import { openLoop, type Request } from "./load/open-loop.ts";
import { cpuSecondsOf } from "./pages/load.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:load [rates…] — mixed traffic on one process: 75 % cached pages, 10 % searches, 10 % rendered pages, 5
// % forms, at a constant rate whether or not the server keeps up; then a flood of searches beside cached pages.
const rates = process.argv.slice(2).map(Number).filter(Boolean);
const RATES = rates.length > 0 ? rates : [50, 100, 200, 300];
const SECONDS = 20;
const SHARES = { kept: 0.75, search: 0.1, rendered: 0.1, form: 0.05 };
type Kind = keyof typeof SHARES;
const QUERIES = ["диализ", "питание при диализе", "диолиз", "lbfkbp", "центр казань", "креатинин", "фистула уход"];

const dataDir = prepareDataDir();
// Every request has its own address: rate limits are not what is measured.
const site = await startAsShipped(dataDir, TRUSTING);
const rows: string[][] = [];
try {
  const pages = (await pagesOf(site.origin)).slice(0, 60);
  for (const page of pages) await (await fetch(page, { headers: { "Accept-Encoding": "br" } })).arrayBuffer();
  const hidden = hiddenFields(await (await fetch(`${site.origin}/forms/question`)).text());
  for (const query of QUERIES) await (await fetch(search(query))).text();
  const requestOf = (kind: Kind, n: number): Request => {
    const from = { ...fromVisitor(n), "Accept-Encoding": "br" };
    const page = pages[n % pages.length] ?? site.origin;
    if (kind === "kept") return { url: page, headers: from };
    if (kind === "search") return { url: search(QUERIES[n % QUERIES.length] ?? ""), headers: from };
    if (kind === "rendered") return { url: page, headers: { ...from, ...RENDERED_ANEW } };
    // With its own key: with a known key it would be refused, or not written again.
    const key = randomUUID();
    const typed = { ...hidden, ...filled.question, key, message: `Вопрос ${n}`, consent: "on", at: "" };
    return {
      url: `${site.origin}/forms/question`,
      headers: { ...from, Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(typed).toString(),
    };
  };
  for (const rate of RATES) {
    const before = cpuSecondsOf(site.pids);
    const told = await openLoop(rate, SECONDS, (n) => ({ kind: kindAt(n), ...requestOf(kindAt(n), n) }));
    const cpu = Math.round(((cpuSecondsOf(site.pids) - before) / SECONDS) * 100);
    rows.push([`mixed, ${rate}/s`, `${cpu} %`, ...Object.keys(SHARES).map((kind) => told(kind))]);
  }
  const flood = await openLoop(150, SECONDS, (n) => {
    const kind = n % 3 === 0 ? "kept" : "search";
    return { kind, ...requestOf(kind, n) };
  });
  rows.push(["50 kept beside 100 searches/s", "", flood("kept"), flood("search"), "", ""]);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true });
}
await recordResults("bench:load", {
  title: "Load",
  about: `One process as \`npm start\` runs it, open loop for ${SECONDS} s a rate. Of each kind: p50 / p99 in ms of what was answered, and how many were turned away with 503. Wanted: kept pages within 100 ms at p99 whatever else is asked. The client runs on the same machine.`,
  tables: [{ title: "Visitors as they come", head: ["load", "CPU", "kept", "search", "rendered", "form"], rows }],
});

function search(query: string): string {
  return `${site.origin}/search?q=${encodeURIComponent(query)}`;
}

/** In a fixed order, so that two runs are comparable. */
function kindAt(n: number): Kind {
  const at = (n * 0.618_033_988_75) % 1;
  let end = 0;
  for (const [kind, share] of Object.entries(SHARES)) {
    end += share;
    if (at < end) return kind as Kind;
  }
  return "kept";
}
