import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { TRUSTING } from "./from-visitor.ts";
import { provideNginx } from "./pages/nginx.ts";
import { cpuSecondsOf, load } from "./pages/load.ts";
import { startBare } from "./pages/start-bare.ts";
import { startServer } from "../tests/support/server.ts";
import { builtPages } from "../tests/support/pages.ts";
import { measureRendering } from "./pages/measure-rendering.ts";
import { startEarlier } from "./pages/start-earlier.ts";
import { take } from "./pages/take.ts";
import { firstLoad } from "./peers/first-load.ts";
import { provideNext } from "./peers/next.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:pages — the cost of a page: cached, beside a bare server and nginx sending the same bytes; rendered, a
// page of each type; and the same article as a Next app. Given the folder of another built checkout (`-- ../earlier`),
// both render in turns.
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

const next = await provideNext(kept.text());
const peers: string[][] = [];
if (next) {
  const [ours = Number.NaN, theirs = Number.NaN] = [
    ...(await measureRendering([{ origin: site.origin, pid: site.process.pid ?? 0 }], PAGE)),
    ...(await measureRendering([next], "/anew")),
  ];
  const measured = [
    { name: "Renaria", origin: site.origin, pid: site.process.pid ?? 0, keptAt: PAGE, anew: ours },
    { name: "Next", origin: next.origin, pid: next.pid, keptAt: "/kept", anew: theirs },
  ];
  for (const { name, origin, pid, keptAt, anew } of measured) {
    await load(origin + keptAt, REQUESTS);
    const before = cpuSecondsOf([pid]);
    await load(origin + keptAt, REQUESTS);
    const micros = ((cpuSecondsOf([pid]) - before) / REQUESTS) * 1e6;
    const { document, files, bytes } = await firstLoad(origin + keptAt);
    peers.push([name, micros.toFixed(0), anew.toFixed(1), String(document), String(files), String(bytes)]);
  }
  await next.stop();
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
    ...(peers.length > 0
      ? [
          {
            title: "The same article as an app of Next 16, the same elements in its body",
            head: ["", "kept, CPU µs", "rendered anew, CPU ms", "document, bytes", "scripts and styles", "their bytes"],
            rows: peers,
          },
        ]
      : []),
  ],
});
await earlier?.stop();
await site.stop();
bare.stop();
nginx?.stop();

/** A checkout is named by its commit, a copy by its folder. */
function commitOf(folder = ""): string {
  const { stdout } = spawnSync("git", ["-C", folder, "rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  return stdout.trim() || basename(folder);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
