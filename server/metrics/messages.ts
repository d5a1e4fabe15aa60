import type { Registry } from "prom-client";

export type MetricValues = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** How several processes tell one set of metrics: the one that was asked asks the primary, which asks them all. */
export type Message =
  /** To the primary: the metrics of all. */
  | { metrics: "all"; id: number }
  /** To the worker that asked. */
  | { metrics: "text"; id: number; text: string }
  /** To every worker: yours. */
  | { metrics: "yours" }
  /** Its answer; also unasked, before it ends. */
  | { metrics: "mine"; values: MetricValues };

/** How long the primary waits for a worker. */
export const ANSWER_WITHIN_MS = 3000;
