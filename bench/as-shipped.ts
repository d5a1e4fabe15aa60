import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { prepareDataDir, runNode } from "../tests/support/server.ts";
import { childrenOf } from "./pages/nginx.ts";

export type Shipped = {
  origin: string;
  pids: number[];
  startMs: number;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
};

/** A data folder with the shipped pack published. */
export async function publishShipped(env: Record<string, string> = {}): Promise<string> {
  const dataDir = prepareDataDir();
  await runNode(["server/content.ts", "publish"], { DATA_DIR: dataDir, ...env }).exit;
  return dataDir;
}

/** The server as `npm start` runs it, with its memory limits. `startMs`: until the first page is answered. */
export async function startAsShipped(dataDir: string, env: Record<string, string> = {}): Promise<Shipped> {
  const port = String(await freePort());
  const began = performance.now();
  const given = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: "silent", ...env };
  const run = runNode(["scripts/run.mjs", "scripts/start.ts"], given);
  await run.said(/^Renaria: /m);
  const origin = `http://localhost:${port}`;
  await (await fetch(`${origin}/about`)).text();
  const startMs = performance.now() - began;
  const pid = run.process.pid ?? 0;
  const count = Number(env["WORKERS"] ?? 1);
  const isWhole = () => count === 1 || childrenOf(pid).length >= count;
  while (!isWhole()) await setTimeout(100);
  return {
    origin,
    pids: [pid, ...childrenOf(pid)],
    startMs,
    output: run.output,
    async stop() {
      run.process.kill("SIGTERM");
      await run.exit;
    },
  };
}

/** Proportional memory of the processes, in MB. */
export function rssOf(pids: number[]): number {
  const kilobytes = pids.map((pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  return Math.round(kilobytes.reduce<number>((sum, value) => sum + Number(value), 0) / 1024);
}

/** Every page that the site lists. */
export async function pagesOf(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(map.matchAll(/<loc>([^<]+)/g), ([, url = ""]) => origin + new URL(url).pathname);
}

/** In the visually-impaired mode a page is rendered each time. */
export const RENDERED_ANEW = { Cookie: `visually_impaired=${encodeURIComponent('{"enabled":true}')}` };
