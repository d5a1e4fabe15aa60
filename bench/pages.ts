import { spawnSync } from "node:child_process";
import { request } from "node:http";
import { basename } from "node:path";
import { TRUSTING } from "./from-visitor.ts";
import { provideNginx } from "./pages/nginx.ts";
import { cpuSecondsOf, load } from "./pages/load.ts";
import { startBare } from "./pages/start-bare.ts";
import { startServer } from "../tests/support/server.ts";
import { builtPages } from "../tests/support/pages.ts";
import { measureRendering } from "./pages/measure-rendering.ts";
import { startEarlier } from "./pages/start-earlier.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:pages — what a page costs: kept, beside a bare server and nginx sending the same bytes; and rendered, a page of
// each type. With the folder of another checkout that is built (`-- ../earlier`) both render in turns.
const ROUNDS = 5;
const REQUESTS = 4000;
const PAGE = "/information/treatment/dry-weight";

const site = await startServer(TRUSTING);
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
const [other] = process.argv.slice(2);
const earlier = other ? await startEarlier(other) : undefined;
const renderers = [{ origin: site.origin, pid: site.process.pid ?? 0 }, ...(earlier ? [earlier] : [])];
const rendered: string[][] = [];
for (const { path } of builtPages.filter(({ locale }) => locale === "ru")) {
  const [now, then] = await measureRendering(renderers, path);
  const compared = [then?.toFixed(1) ?? "–", now && then ? (now / then).toFixed(2) : "–"];
  rendered.push([decodeURI(path), now?.toFixed(1) ?? "–", ...(earlier ? compared : [])]);
}

await recordResults("bench:pages", {
  title: "Pages",
  about: `A kept page is ${PAGE}, ${kept.body.length} bytes of Brotli: median of ${ROUNDS} rounds of ${REQUESTS} requests, the servers taking turns. Rendered: in the visually-impaired mode, which is never kept, compressed for the one answer.`,
  tables: [
    {
      title: "A kept page",
      head: ["server", "CPU µs a request", "requests/s", "× bare"],
      rows: [...figures].map(([name, rounds]) => {
        const micros = median(rounds.map((round) => round.micros));
        const rate = median(rounds.map((round) => round.rate));
        return [name, micros.toFixed(0), rate.toFixed(0), (micros / base).toFixed(2)];
      }),
    },
    {
      title: earlier ? `A page rendered anew, beside ${commitOf(other)}` : "A page rendered anew",
      head: ["page", "CPU ms", ...(earlier ? ["then", "×"] : [])],
      rows: rendered,
    },
  ],
});
await earlier?.stop();
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

/** A checkout by its commit, a copy by its folder's name. */
function commitOf(folder = ""): string {
  const { stdout } = spawnSync("git", ["-C", folder, "rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  return stdout.trim() || basename(folder);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
