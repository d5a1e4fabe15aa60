import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SQLITE_FILE } from "#api/db/database.ts";
import { freePort } from "./free-port.ts";

const root = join(import.meta.dirname, "../..");

// A test that fails half-way must not leave its processes behind.
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type RunningServer = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Sends SIGTERM and waits; returns the exit code. */
  stop(): Promise<number | null>;
};

/** The real server in a separate process, on a free port and a temporary data folder. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = env["PORT"] ?? String(await freePort());
  const own = env["DATA_DIR"] === undefined ? prepareDataDir() : undefined;
  const dataDir = own ?? env["DATA_DIR"] ?? "";
  const run = runNode(["server/main.ts"], { ...env, PORT: port, DATA_DIR: dataDir });
  await run.said(/^Renaria: /m);
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    process: run.process,
    output: run.output,
    async stop() {
      run.process.kill("SIGTERM");
      const code = await run.exit;
      if (own) rmSync(own, { recursive: true });
      return code;
    },
  };
}

/** A data folder with the published pack: reading it again takes seconds, and most tests are not about that. */
export function prepareDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "renaria-data-"));
  const prepared = process.env["PREPARED_DATA_DIR"];
  if (!prepared) return folder;
  copyFileSync(join(prepared, SQLITE_FILE), join(folder, SQLITE_FILE));
  // Files there are named by content and never change: a link instead of a copy.
  mkdirSync(join(folder, "media"), { mode: 0o700 });
  for (const name of readdirSync(join(prepared, "media")))
    linkSync(join(prepared, "media", name), join(folder, "media", name));
  return folder;
}

/**
 * Runs one of the project's programs with Node and only the given environment, in the project's folder by default. Its
 * output goes to `stdout` if given.
 */
export function runNode(
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
  stdout: "pipe" | number = "pipe",
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...env },
    stdio: ["ignore", stdout, "pipe"],
  });
  running.add(child);
  child.on("close", () => running.delete(child));
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    process: child,
    exit,
    output: () => output,
    /** Waits until it has printed this; fails if the program ends without it. */
    said: (pattern: RegExp) =>
      new Promise<void>((resolve, reject) => {
        const look = () => pattern.test(output) && resolve();
        listeners.add(look);
        look();
        void exit.then((code) => reject(new Error(`ended with ${code} before it said ${pattern}:\n${output}`)));
      }),
  };
}
