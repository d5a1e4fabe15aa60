import { monitorEventLoopDelay } from "node:perf_hooks";

// Given to a server by --import: at SIGUSR2 it says for how long its event loop stood still at most since it said so last.
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on("SIGUSR2", () => {
  console.log(`stood ${(delay.max / 1e6).toFixed(0)} ms`);
  delay.reset();
});
