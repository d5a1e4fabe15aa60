import { Agent, request as send } from "node:http";
import { setTimeout } from "node:timers/promises";

export type Request = { url: string; headers: Record<string, string>; body?: string };
/** The error of a connection without an answer. */
type Answer = { ms: number; status: number | string };

/** Warm-up, not part of the figures: connections are opened, code is compiled. */
const WARM_SECONDS = 3;
const ANSWER_WITHIN_MS = 60_000;

/** Sends at a constant rate, whether or not answers arrive; for each kind `p50 / p99, refused`. */
export async function openLoop(
  rate: number,
  seconds: number,
  requestAt: (n: number) => Request & { kind: string },
): Promise<(kind: string) => string> {
  // Only an agent with a timeout of its own heeds the server's "Keep-Alive: timeout=5"; without one it now and then sends
  // a request on a connection that the server is closing.
  const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: ANSWER_WITHIN_MS });
  const answers = new Map<string, Answer[]>();
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * (seconds + WARM_SECONDS); n++) {
    const due = began + (n * 1000) / rate;
    if (due > performance.now()) await setTimeout(due - performance.now());
    const { kind, ...asked } = requestAt(n);
    const note = (answer: Answer) => {
      if (n >= rate * WARM_SECONDS) answers.set(kind, [...(answers.get(kind) ?? []), answer]);
    };
    // Measured from the scheduled time: a late client must not hide a wait.
    pending.push(ask(asked, agent).then((status) => note({ ms: performance.now() - due, status })));
  }
  await Promise.all(pending);
  agent.destroy();
  return (kind) => describe(answers.get(kind) ?? []);
}

function ask({ url, headers, body }: Request, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = send(
      url,
      { agent, headers, method: body === undefined ? "GET" : "POST", timeout: ANSWER_WITHIN_MS },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? "no status"));
        answer.on("error", ({ message }) => resolve(message));
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("timeout")));
    sent.on("error", ({ message }) => resolve(message));
    sent.end(body);
  });
}

function describe(answers: Answer[]): string {
  const times = answers
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const refused = answers.filter(({ status }) => status === 503).length;
  const others = answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503);
  const told = [...new Set(others)].map((one) => `, ${one}: ${others.filter((status) => status === one).length}`);
  return `${at(0.5)} / ${at(0.99)}${refused ? `, 503: ${refused} of ${answers.length}` : ""}${told.join("")}`;
}
