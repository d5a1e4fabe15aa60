import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

const CONNECTIONS = 20;
/** The unit of the kernel's CPU times. */
const TICKS_A_SECOND = 100;

type Headers = Record<string, string>;

/** Sends this many requests over keep-alive connections; returns the seconds it took. */
export async function load(
  urls: string | ((n: number) => string),
  requests: number,
  headers: Headers | ((n: number) => Headers) = {},
  connections = CONNECTIONS,
): Promise<number> {
  const headersAt = typeof headers === "function" ? headers : () => headers;
  const urlAt = typeof urls === "string" ? () => urls : urls;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  let left = requests;
  const ask = (n: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const url = urlAt(n);
      request(url, { agent, headers: { "Accept-Encoding": "br", ...headersAt(n) } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
        response.resume();
        response.on("end", resolve);
      })
        .on("error", reject)
        .end();
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await ask(left);
    }),
  );
  agent.destroy();
  return (performance.now() - started) / 1000;
}

/** User and system time of these processes so far. */
export function cpuSecondsOf(pids: number[]): number {
  const ticks = pids.map((pid) => {
    // After the name in brackets, which may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_A_SECOND;
}
