import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measurePublishing } from "./api/publishing.ts";
import { measureReading } from "./api/reading.ts";

// node bench/api.ts — publishing, every read call, search, start-up and memory, for 1,000 and 10,000 articles.
const SIZES = [1_000, 10_000];
const MOST_MS = 230_000;

type Part = (size: number, dataDir: string) => Promise<void>;
const parts: Record<string, Part> = { publishing: measurePublishing, reading: measureReading };

const [, , part, size, dataDir] = process.argv;
if (part && size && dataDir) await parts[part]?.(Number(size), dataDir);
else await measureAll();

/** Each part runs in its own process, so that memory and warm-up of one do not affect the next. */
async function measureAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "renaria-bench-api-"));
  let child: ChildProcess | undefined;
  process.once("exit", () => {
    child?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  for (const size of SIZES) {
    for (const name of Object.keys(parts)) {
      child = start(name, size, join(folder, String(size)));
      await ended(child, `${name} of ${size} articles`);
    }
  }
  console.log(`\nall of it took ${Math.round(performance.now() / 1000)} s`);
}

function start(name: string, size: number, dataDir: string): ChildProcess {
  const self = fileURLToPath(import.meta.url);
  return spawn(process.execPath, ["--expose-gc", ...process.execArgv, self, name, String(size), dataDir], {
    stdio: ["ignore", "inherit", "inherit"],
    timeout: MOST_MS - Math.round(performance.now()),
    killSignal: "SIGKILL",
  });
}

async function ended(child: ChildProcess, what: string): Promise<void> {
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`${what}: ended with ${String(code)}; there are ${MOST_MS / 1000} s for everything`);
}
