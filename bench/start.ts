import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tests/support/free-port.ts";

// npm run bench:start — from "npm start" to the printed address, when nothing has changed since the last start.
const RUNS = 6;
const dataDir = mkdtempSync(join(tmpdir(), "renaria-bench-"));
const times: number[] = [];
for (let run = 0; run < RUNS; run++) times.push(await startOnce());
rmSync(dataDir, { recursive: true });

const [first, ...later] = times;
console.log(`first start ${first} ms; then ${later.toSorted((a, b) => a - b).join(", ")} ms (wanted: under 3000)`);

async function startOnce(): Promise<number> {
  const started = performance.now();
  const server = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "ignore"],
    // A group of its own, so that npm and its child end together.
    detached: true,
  });
  const up = await new Promise<number>((resolve) => {
    server.stdout.on("data", (text) => {
      if (String(text).includes("Renaria: ")) resolve(Math.round(performance.now() - started));
    });
  });
  const ended = new Promise((resolve) => server.on("close", resolve));
  process.kill(-Number(server.pid), "SIGTERM");
  await ended;
  return up;
}
