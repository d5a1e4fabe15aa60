import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { gatherFromWorkers } from "./metrics/gather-from-workers.ts";

/** Sent to a process that another one has replaced. */
export const RETIRE = "retire";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * WORKERS > 1: this process only supervises that many workers. SIGHUP replaces them one by one, each when its successor
 * answers; SIGTERM ends them all.
 */
export async function runWorkers(count: number): Promise<void> {
  const serving = new Set<Worker>();
  const metrics = gatherFromWorkers(() => [...serving]);
  let isStopping = false;
  let isReplacing = false;
  cluster.setupPrimary({ exec: new URL("main.ts", import.meta.url).pathname, args: [] });

  /** Starts one more and waits until it answers; undefined if it ended before that, having logged why. */
  async function begin(): Promise<Worker | undefined> {
    const worker = cluster.fork();
    metrics.follow(worker);
    const ended = new AbortController();
    worker.once("exit", () => {
      ended.abort();
      if (serving.delete(worker) && !isStopping) void beginOrEnd();
    });
    await once(worker, "listening", { signal: ended.signal }).catch(() => undefined);
    if (ended.signal.aborted) return undefined;
    serving.add(worker);
    return worker;
  }

  /**
   * While any worker serves, a failed start is retried: the fault may be temporary. If none serves, a failed start ends
   * everything, so that the service manager notices.
   */
  async function beginOrEnd(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      if (isStopping) return;
      if (await begin()) {
        if (pauseMs > FIRST_PAUSE_MS) console.error(`Renaria: the process has started, ${serving.size} serve`);
        return;
      }
      if (isStopping) return;
      if (serving.size === 0) process.exit(1);
      console.error(`Renaria: a process did not start, ${serving.size} serve; next try in ${pauseMs / 1000} s`);
      // Does not keep this process alive once all workers have ended.
      await setTimeout(pauseMs, undefined, { ref: false });
    }
  }

  async function replaceAll(): Promise<void> {
    for (const old of Array.from(serving)) {
      if (isStopping) return;
      if (!(await begin())) return console.error("Renaria: a new process did not start, the old ones stay");
      if (!serving.delete(old)) continue;
      const gone = once(old, "exit");
      old.send(RETIRE);
      await gone;
    }
    console.log("Renaria: every process is a new one");
  }

  process.on("SIGHUP", () => {
    if (isReplacing) return;
    isReplacing = true;
    void replaceAll().finally(() => (isReplacing = false));
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    });
  }
  // The first worker publishes what is new; the others find it published.
  await beginOrEnd();
  await Promise.all(Array.from({ length: count - 1 }, beginOrEnd));
}
