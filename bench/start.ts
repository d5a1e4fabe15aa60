import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { recordResults } from "./record-results.ts";

// npm run bench:start — from "npm start" to the first page, when nothing has changed since the last start.
const RUNS = 6;
const dataDir = mkdtempSync(join(tmpdir(), "renaria-bench-"));
const times: number[] = [];
for (let run = 0; run < RUNS; run++) times.push(await startOnce());
rmSync(dataDir, { recursive: true });

const [first, ...later] = times;
await recordResults("bench:start", {
  title: "Start",
  about:
    "From `npm start` to the first page answered, npm's own time included; wanted with the content published: under 2,000.",
  tables: [
    {
      title: "Start",
      head: ["", "ms"],
      rows: [
        ["the first, which publishes the pack", String(first)],
        ...later.toSorted((a, b) => a - b).map((ms) => ["nothing changed since", String(ms)]),
      ],
    },
  ],
});

async function startOnce(): Promise<number> {
  const port = String(await freePort());
  const started = performance.now();
  const server = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: port },
    stdio: ["ignore", "pipe", "ignore"],
    // A separate process group, so that npm and its child end together.
    detached: true,
  });
  await new Promise<void>((resolve) => {
    server.stdout.on("data", (text) => String(text).includes("Renaria: ") && resolve());
  });
  await (await fetch(`http://localhost:${port}/about`)).text();
  const up = Math.round(performance.now() - started);
  const ended = new Promise((resolve) => server.on("close", resolve));
  process.kill(-Number(server.pid), "SIGTERM");
  await ended;
  return up;
}
