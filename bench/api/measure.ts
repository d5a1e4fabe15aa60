import { setTimeout } from "node:timers/promises";

export type Times = { runs: number; p50: number; p95: number; p99: number };
export type Hold = { ms: number; heldMs: number; heldCpuMs: number };
type Bounds = { runs: number; warmUps: number; mostMs: number };

/** Minimum number of runs, however slow a call is. */
const FEWEST_RUNS = 5;

/** Stops at `mostMs` even if fewer than `runs` are done: a slow call must not take the bench's whole time. */
export async function timesOf(run: () => Promise<unknown>, { runs, warmUps, mostMs }: Bounds): Promise<Times> {
  await repeat(run, warmUps, mostMs / 4);
  const times = (await repeat(run, runs, mostMs)).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)] ?? Number.NaN;
  return { runs: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** How long it takes, and the longest gap of a 1 ms interval timer meanwhile: a visitor would have waited that long. */
export async function watched(work: () => Promise<unknown>): Promise<Hold> {
  globalThis.gc?.();
  await setTimeout(50);
  const hold: Hold = { ms: 0, heldMs: 0, heldCpuMs: 0 };
  let [last, lastCpu] = [performance.now(), cpuMs()];
  const tick = () => {
    const [now, cpu] = [performance.now(), cpuMs()];
    hold.heldMs = Math.max(hold.heldMs, now - last);
    hold.heldCpuMs = Math.max(hold.heldCpuMs, cpu - lastCpu);
    [last, lastCpu] = [now, cpu];
  };
  const timer = setInterval(tick, 1);
  const start = performance.now();
  await work();
  hold.ms = performance.now() - start;
  tick();
  clearInterval(timer);
  return hold;
}

/** The first column left-aligned, the others right-aligned. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  console.log(`\n${title}\n${lines.map((line) => `  ${line.map(padded).join("  ")}`).join("\n")}`);
}

export function verdict(measured: number, wanted: number): string[] {
  return [`< ${wanted}`, measured < wanted ? "ok" : "over"];
}

export function shown(ms: number): string {
  return ms < 10 ? ms.toFixed(3) : ms.toFixed(1);
}

async function repeat(run: () => Promise<unknown>, runs: number, mostMs: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + mostMs;
  while (times.length < runs && (times.length < FEWEST_RUNS || performance.now() < end)) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

/** CPU time of this thread so far, in steps of some ms: time of other processes does not count. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
