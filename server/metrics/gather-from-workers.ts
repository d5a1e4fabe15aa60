import type { Worker } from "node:cluster";
import type { Registry } from "prom-client";
import { ANSWER_WITHIN_MS, type Message, type MetricValues } from "./messages.ts";

/**
 * In the primary. Counts of a process that has ended are kept: Prometheus would take a falling sum for a restart and
 * count everything else again.
 */
export function gatherFromWorkers(serving: () => Worker[]) {
  const latest = new Map<Worker, MetricValues>();
  /** One sum, however many processes have ended. */
  let ended: Promise<MetricValues> = Promise.resolve([]);

  async function all(): Promise<string> {
    await Promise.all(serving().map(ask));
    return (await aggregate([await ended, ...latest.values()])).metrics();
  }

  return {
    /** Listens to a process until it ends. */
    follow(worker: Worker): void {
      worker.on("message", (message: Message) => {
        if (message.metrics === "mine") latest.set(worker, message.values);
        if (message.metrics !== "all") return;
        const { id } = message;
        // The worker that asked has its own timeout.
        const reply = (text: string) => worker.isConnected() && worker.send({ metrics: "text", id, text });
        void all().then(reply, () => undefined);
      });
      worker.once("exit", () => {
        const last = latest.get(worker);
        latest.delete(worker);
        if (last) ended = ended.then((before) => addUp(before, last).catch(() => before));
      });
    },
  };
}

/** Until it has answered or ended, or the timeout has passed. */
function ask(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      worker.off("message", listen).off("exit", done);
      resolve();
    };
    const listen = (message: Message) => void (message.metrics === "mine" && done());
    const timer = setTimeout(done, ANSWER_WITHIN_MS);
    worker.on("message", listen).once("exit", done);
    worker.send({ metrics: "yours" } satisfies Message, (error) => void (error && done()));
  });
}

/** Counters of an ended process are kept; its gauges are dropped. */
async function addUp(before: MetricValues, last: MetricValues): Promise<MetricValues> {
  const counted = last.filter(({ type }) => ["counter", "histogram"].includes(String(type)));
  return (await aggregate([before, counted])).getMetricsAsJSON();
}

/** Imported at the first request: a primary that nobody scrapes stays small. */
async function aggregate(sets: MetricValues[]): Promise<Registry> {
  const { AggregatorRegistry } = await import("prom-client");
  // The maximum: one process that hangs must show beside others that do not.
  const worst = (metric: MetricValues[number]) =>
    metric.name.includes("eventloop_lag") ? { ...metric, aggregator: "max" as const } : metric;
  return AggregatorRegistry.aggregate(sets.map((set) => set.map(worst)));
}
