import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

export type Machine = Awaited<ReturnType<typeof createMachine>>;

/** A separate machine as far as the network goes: a namespace with one link to the bridge. */
export async function createMachine(name: string, address: string, env: Record<string, string>, dataDir: string) {
  const ip = (...args: string[]) => execFileSync("ip", args);
  const cable = `v${address.split(".").at(-1)}`;
  ip("netns", "add", name);
  ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name);
  ip("link", "set", cable, "master", "renaria0", "up");
  ip("-n", name, "addr", "add", `${address}/24`, "dev", "eth0");
  ip("-n", name, "link", "set", "eth0", "up");
  ip("-n", name, "link", "set", "lo", "up");

  let child: ChildProcess | undefined;
  let said = "";
  async function start(): Promise<void> {
    said = "";
    const inside = ["netns", "exec", name, process.execPath, "server/main.ts"];
    const begun = spawn("ip", inside, {
      env: { PATH: process.env["PATH"], ...env, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [begun.stdout, begun.stderr]) stream.on("data", (text) => (said += text));
    child = begun;
    await untilSaid(/^Renaria: /m);
    await untilReady();
  }

  async function untilSaid(pattern: RegExp): Promise<void> {
    for (const end = performance.now() + 120_000; !pattern.test(said); await setTimeout(50)) {
      if (child?.exitCode !== null || performance.now() > end)
        throw new Error(`${name} did not say ${pattern}: ${said}`);
    }
  }

  async function untilReady(): Promise<void> {
    for (const end = performance.now() + 60_000; performance.now() < end; await setTimeout(100)) {
      const answer = await fetch(`http://${address}:3000/readyz`).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error(`${name} is not ready: ${said}`);
  }

  /** The process ends when its workers have ended. */
  async function stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const gone = new Promise((resolve) => child?.once("close", resolve));
    if (signal === "SIGKILL") execFileSync("sh", ["-c", `kill -9 $(ip netns pids ${name})`]);
    else child?.kill(signal);
    await gone;
  }

  await start();
  return {
    address,
    start,
    stop,
    async reload(): Promise<void> {
      child?.kill("SIGHUP");
      await untilSaid(/every process is a new one/);
    },
    async remove(): Promise<void> {
      if (child?.exitCode === null && child.signalCode === null) await stop("SIGTERM");
      ip("netns", "del", name);
      rmSync(dataDir, { recursive: true });
    },
  };
}
