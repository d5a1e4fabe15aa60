import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { providePostgres } from "../scripts/postgres.ts";
import { createPostgresDatabase } from "../tests/support/engines.ts";
import { freePort } from "../tests/support/free-port.ts";
import { type Front, nginx, startNginx } from "../tests/support/nginx.ts";
import { publishNow } from "../tests/support/publish-now.ts";
import { writeSamplePack } from "../tests/support/sample-pack.ts";
import { forward } from "./machines/forward.ts";
import { createMachine, type Machine } from "./machines/machine.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:machines — two machines (network namespaces), one PostgreSQL, the shipped nginx in front. Needs root.
const SECRET = "a secret of more than thirty-two characters";
const ASKERS = 8;
const SETTLE_MS = 3000;

if (process.getuid?.() !== 0 || !nginx) throw new Error("needs root, for network namespaces, and nginx");
const postgres = await providePostgres();
process.env["DATABASE_URL_TEST"] = postgres.url;
const databaseUrl = await createPostgresDatabase();
const pack = writeSamplePack();
const rows: string[][] = [];
const machines: Machine[] = [];
const port = await freePort();
let front: Front | undefined;
// The database listens on loopback only; the machines reach it at the address of their bridge.
const database = Object.assign(new URL(databaseUrl), { hostname: "10.77.0.1", port: String(port) }).href;
try {
  execFileSync("ip", ["link", "add", "renaria0", "type", "bridge"]);
  execFileSync("ip", ["addr", "add", "10.77.0.1/24", "dev", "renaria0"]);
  execFileSync("ip", ["link", "set", "renaria0", "up"]);
  const gate = await forward("10.77.0.1", port, new URL(databaseUrl));
  front = await startNginx(nginx, ["10.77.0.11:3000", "10.77.0.12:3000"]);
  const env = {
    DATABASE_URL: database,
    CONTENT_DIR: pack,
    SECRET,
    HOST: "0.0.0.0",
    PORT: "3000",
    PUBLIC_ORIGIN: front.origin,
    TRUST_PROXY: "10.77.0.1",
    LOG_LEVEL: "error",
    WORKERS: "2",
  };
  for (const [n, name] of [
    [11, "m1"],
    [12, "m2"],
  ] as const) {
    machines.push(
      await createMachine(`renaria-${name}`, `10.77.0.${n}`, env, mkdtempSync(join(tmpdir(), `renaria-${name}-`))),
    );
  }
  const [first, second] = machines;
  if (!first || !second) throw new Error("no machines");
  await measure("nothing happens", () => setTimeout(5000));
  await measure("SIGHUP on one: its processes are replaced", () => first.reload());
  await measure("one leaves in order (SIGTERM) and comes back", async () => {
    await first.stop("SIGTERM");
    await setTimeout(SETTLE_MS);
    await first.start();
  });
  await measure("rolling release: each leaves in order and comes back", async () => {
    for (const machine of machines) {
      await machine.stop("SIGTERM");
      await machine.start();
      await setTimeout(SETTLE_MS);
    }
  });
  await measure("one is killed (SIGKILL) and comes back", async () => {
    await second.stop("SIGKILL");
    await setTimeout(SETTLE_MS);
    await second.start();
  });
  await publishNow({ dataDir: "", databaseUrl }, pack, {
    "articles/about.ru.md": (text) => text.replace("title: О нас", "title: О нас теперь"),
  });
  const published = performance.now();
  for (const machine of machines) await untilShown(machine.address);
  rows.push(["a publish is shown by both", "", "", `after ${Math.round(performance.now() - published)} ms`]);
  gate.close();
} finally {
  for (const machine of machines) await machine.remove();
  await front?.stop();
  execFileSync("ip", ["link", "del", "renaria0"]);
  postgres.stop();
  rmSync(pack, { recursive: true });
}
await recordResults("bench:machines", {
  title: "Machines",
  about: `Two machines of two processes each in network namespaces, one PostgreSQL, the shipped nginx in front over TLS; ${ASKERS} visitors over connections that stay ask for pages in the visually-impaired mode (never from nginx's cache), health, and post to the API with pauses of up to a tenth of a second. Wanted: nothing fails when a machine leaves in order or its processes are replaced.`,
  tables: [{ title: "What visitors got", head: ["while", "requests", "posts", "failed"], rows }],
});

/** Traffic before, during and after; counts what did not get an answer below 500. */
async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const failed = new Map<string, number>();
  let [requests, posts] = [0, 0];
  const asking = Array.from({ length: ASKERS }, async (_, n) => {
    for (let turn = n; !over.signal.aborted; turn++) {
      const isPost = turn % 3 === 0;
      const said = await visit(isPost, turn % 2 === 0 ? "/about" : "/healthz");
      requests++;
      if (isPost) posts++;
      if (Number(said) >= 500 || Number.isNaN(Number(said)))
        failed.set(String(said), (failed.get(String(said)) ?? 0) + 1);
      await setTimeout((turn * 37) % 100);
    }
  });
  await setTimeout(1000);
  await work();
  await setTimeout(1000);
  over.abort();
  await Promise.all(asking);
  const faults = [...failed].map(([status, count]) => `${status} × ${count}`).join(", ");
  rows.push([what, String(requests), String(posts), faults || "0"]);
  console.log(rows.at(-1)?.join("  |  "));
}

/** Any API answer will do: it only matters that one arrived. */
function visit(isPost: boolean, path: string): Promise<number | string> {
  const { origin, certificate } = front ?? { origin: "", certificate: "" };
  return new Promise((resolve) => {
    const headers = isPost
      ? { "X-Account": "renaria", "Content-Type": "application/json" }
      : { Cookie: `visually_impaired=${encodeURIComponent('{"enabled":true}')}` };
    const url = origin + (isPost ? "/api/search" : path);
    const sent = request(
      url,
      { method: isPost ? "POST" : "GET", headers, ca: certificate, timeout: 30_000 },
      (response) => {
        response.resume().on("close", () => resolve(response.complete ? (response.statusCode ?? 0) : "cut off"));
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("timeout")));
    sent.on("error", (error) => resolve(error.message));
    sent.end(isPost ? JSON.stringify({ q: "диализ" }) : undefined);
  });
}

async function untilShown(address: string): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    const html = await fetch(`http://${address}:3000/about`).then(
      (response) => response.text(),
      () => "",
    );
    if (html.includes("нас теперь")) return;
  }
  throw new Error(`${address} does not show what was published`);
}
