import { request } from "node:http";
import { provideNginx } from "./pages/nginx.ts";
import { cpuSecondsOf, load } from "./pages/load.ts";
import { startBare } from "./pages/start-bare.ts";
import { startServer } from "../tests/support/server.ts";
import { printTable } from "./api/measure.ts";

// npm run bench:pages — what a page costs: kept, beside a bare server and nginx sending the same bytes; and rendered.
const ROUNDS = 5;
const REQUESTS = 4000;
const PAGE = "/information/treatment/dry-weight";
const RENDERED = ["/", PAGE, "/centers", "/centers/kazan-rodnikovaya", "/information/reference-tables", "/about/news"];
const RENDERS = 150;

const site = await startServer();
const kept = await take(site.origin + PAGE);
const bare = await startBare(kept);
const nginx = await provideNginx(kept);
const servers = [
  { name: "bare node:http", pids: [bare.pid], url: bare.url },
  { name: "Renaria, kept", pids: [site.process.pid ?? 0], url: site.origin + PAGE },
  ...(nginx ? [{ name: "nginx, file.br", pids: nginx.pids, url: nginx.url }] : []),
];

const figures = new Map<string, { micros: number; rate: number }[]>(servers.map(({ name }) => [name, []]));
for (const { url } of servers) await load(url, REQUESTS);
for (let round = 0; round < ROUNDS; round++) {
  for (const { name, pids, url } of servers) {
    const before = cpuSecondsOf(pids);
    const seconds = await load(url, REQUESTS);
    const micros = ((cpuSecondsOf(pids) - before) / REQUESTS) * 1e6;
    figures.get(name)?.push({ micros, rate: REQUESTS / seconds });
  }
}
const [[, bareFigures] = ["", []]] = figures;
const base = median(bareFigures.map(({ micros }) => micros));
printTable(
  `A kept page, ${kept.body.length} bytes of Brotli, median of ${ROUNDS} rounds of ${REQUESTS}`,
  ["server", "CPU µs a request", "requests/s", "× bare"],
  [...figures].map(([name, rounds]) => {
    const micros = median(rounds.map((round) => round.micros));
    return [name, micros.toFixed(0), median(rounds.map((round) => round.rate)).toFixed(0), (micros / base).toFixed(2)];
  }),
);

const rows: string[][] = [];
for (const path of RENDERED) {
  // A page asked for as data of the mode is rendered each time.
  const headers = { Cookie: `visually_impaired=${encodeURIComponent('{"enabled":true}')}` };
  await load(site.origin + path, 20, headers);
  const before = cpuSecondsOf([site.process.pid ?? 0]);
  await load(site.origin + path, RENDERS, headers);
  const ms = ((cpuSecondsOf([site.process.pid ?? 0]) - before) / RENDERS) * 1000;
  rows.push([path, ms.toFixed(1)]);
}
printTable("Rendered anew (in the visually-impaired mode, which is never kept)", ["page", "CPU ms"], rows);

await site.stop();
bare.stop();
nginx?.stop();

/** The page as a browser gets it. */
function take(url: string): Promise<{ headers: Record<string, string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ headers: response.headers as Record<string, string>, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
