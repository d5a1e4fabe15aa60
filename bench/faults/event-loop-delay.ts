import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Shipped } from "../as-shipped.ts";

/** For a server that reports its event-loop delay. */
export const reportingDelay = { NODE_OPTIONS: `--import=${join(import.meta.dirname, "report-event-loop-delay.ts")}` };

export type Stop = { ms: number; cpuMs: number };

/** Since the last call. */
export async function eventLoopDelayOf({ output, pids: [pid = 0] }: Shipped): Promise<Stop> {
  const before = output().length;
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const [, ms, cpuMs] = /stood (\d+) ms, worked (\d+) ms/.exec(output().slice(before)) ?? [];
    if (ms !== undefined) return { ms: Number(ms), cpuMs: Number(cpuMs) };
    await setTimeout(10);
  }
}

/**
 * By the clock, as visitors experience it. If only the clock is over the limit, the table says so: the CPU time was
 * less.
 */
export function delayVerdict({ ms, cpuMs }: Stop, wantedMs: number, isElseOk: boolean): string {
  if (!isElseOk || cpuMs > wantedMs) return "over";
  return ms > wantedMs ? "over by the clock" : "ok";
}
