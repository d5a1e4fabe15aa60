import { setInterval } from "node:timers";

// Given to a server by --import: at SIGUSR2 it says for how long its event loop stood still at most since it said so last,
// and how much of a stop its own work was: on a busy machine the rest is other programs' time.
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
