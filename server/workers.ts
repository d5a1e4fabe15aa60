import cluster from "node:cluster";

const FAST_DEATH_MS = 5000;

/** WORKERS > 1: this process only keeps that many others alive, and stops them when it is told to stop. */
export function runWorkers(count: number): void {
  let isStopping = false;
  const bornAt = new Map<number, number>();
  cluster.setupPrimary({ exec: new URL("main.ts", import.meta.url).pathname, args: [] });
  const fork = () => void bornAt.set(cluster.fork().id, Date.now());

  cluster.on("exit", (worker, code) => {
    if (isStopping) return;
    // One that dies as soon as it starts would die again: its own line has said why.
    if (Date.now() - (bornAt.get(worker.id) ?? 0) < FAST_DEATH_MS) process.exit(code || 1);
    fork();
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      isStopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
    });
  }
  for (let n = 0; n < count; n++) fork();
}
