import type { Registry } from "prom-client";
import { ANSWER_WITHIN_MS, type Message } from "./messages.ts";

/** In a worker: sends its metrics to the primary on request, and reads those of all workers. */
export function reportToPrimary(registry: Registry) {
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;

  /** Also called before the process ends, so that the last counts are not lost. */
  async function tell(): Promise<void> {
    const values = await registry.getMetricsAsJSON();
    await new Promise<void>((resolve) => send({ metrics: "mine", values }, resolve));
  }

  function read(): Promise<string> {
    const id = ++asked;
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(reject, 2 * ANSWER_WITHIN_MS, new Error("the primary did not answer"));
      waiting.set(id, (text) => {
        clearTimeout(timer);
        resolve(text);
      });
      send({ metrics: "all", id }, () => undefined);
    }).finally(() => waiting.delete(id));
  }

  process.on("message", (message: Message) => {
    if (message.metrics === "yours") void tell().catch(() => undefined);
    if (message.metrics === "text") waiting.get(message.id)?.(message.text);
  });
  return { tell, read };
}

/** A primary that is gone needs no message. */
function send(message: Message, done: () => void): void {
  if (!process.connected || !process.send) return done();
  process.send(message, undefined, undefined, done);
}
