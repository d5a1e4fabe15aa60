import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { pagesOf, publishShipped, RENDERED_ANEW, rssOf, startAsShipped } from "./as-shipped.ts";
import { load } from "./pages/load.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:memory [-- requests] — the server's memory under load, a million requests by default.
const REQUESTS = Number(process.argv[2] ?? 1_000_000);
const STEPS = 10;
const RENDERED = 2000;
const WARM_MS = 8000;
const WANTED_MB = 200;

const dataDir = await publishShipped();
const server = await startAsShipped(dataDir);
const rows: string[][] = [];
const note = (what: string) => {
  const mb = rssOf(server.pids);
  rows.push([what, String(mb), mb <= WANTED_MB ? "ok" : "over"]);
  console.log(what, mb);
};
await setTimeout(WARM_MS);
note("started, the search made ready");
const pages = await pagesOf(server.origin);
const pageAt = (n: number) => pages[n % pages.length] ?? server.origin;
await load(pageAt, pages.length * 2);
note(`every page asked for (${pages.length})`);
await load(pageAt, RENDERED, RENDERED_ANEW);
note(`${RENDERED} pages rendered anew`);
for (let step = 1; step <= STEPS; step++) {
  await load(pageAt, Math.round(REQUESTS / STEPS));
  note(`${Math.round((step * REQUESTS) / STEPS)} kept pages`);
}
await load(pageAt, RENDERED, RENDERED_ANEW);
note(`${RENDERED} pages rendered anew once more`);
await server.stop();
rmSync(dataDir, { recursive: true });

await recordResults("bench:memory", {
  title: "Memory",
  about: `The resident memory of the one process that \`npm start\` runs, with the shipped pack on the embedded database, along a storm over 20 connections. Wanted: at most ${WANTED_MB} MB, and flat.`,
  tables: [{ title: "Along the way", head: ["after", "RSS, MB", ""], rows }],
});
