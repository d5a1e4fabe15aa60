import type { Registry } from "prom-client";

export type MetricValues = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** How several processes expose one set of metrics: the one that is scraped asks the primary, which asks them all. */
export type Message =
  /** To the primary: send the metrics of all. */
  | { metrics: "all"; id: number }
  /** To the worker that asked: the result. */
  | { metrics: "text"; id: number; text: string }
  /** To every worker: send yours. */
  | { metrics: "yours" }
  /** A worker's metrics; also sent before it ends. */
  | { metrics: "mine"; values: MetricValues };

/** How long the primary waits for a worker. */
export const ANSWER_WITHIN_MS = 3000;
