import { setInterval } from "node:timers";

// Preloaded into a server by --import: at SIGUSR2 it prints the longest event-loop delay since the last signal, and how
// much of it was its own CPU time: on a busy machine the rest belongs to other programs.
const EVERY_MS = 5;
let [last, lastCpu, longest, longestCpu] = [performance.now(), cpuMs(), 0, 0];
setInterval(tick, EVERY_MS).unref();
process.on("SIGUSR2", () => {
  tick();
  console.log(`stood ${longest.toFixed(0)} ms, worked ${longestCpu.toFixed(0)} ms`);
  [longest, longestCpu] = [0, 0];
});

function tick(): void {
  const [now, cpu] = [performance.now(), cpuMs()];
  longest = Math.max(longest, now - last);
  longestCpu = Math.max(longestCpu, cpu - lastCpu);
  [last, lastCpu] = [now, cpu];
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
