import { Counter, Gauge, Registry } from "prom-client";
import { type Admitted, watchAdmissions } from "./admission-metrics.ts";
import { processMetrics } from "./process-metrics.ts";
import { createRequestMetrics } from "./request-metrics.ts";
import { watchState, type WatchedState } from "./state-metrics.ts";

/** Values that other modules count, read when the metrics are scraped; an absent one is not exposed. */
export type Tallies = {
  cacheBytes(): number;
  droppedLogLines(): number;
  admissions: Admitted;
  databaseErrors?(): number;
  mailFaults?(): { putOff: number; refused: number };
};

/** All metrics of this process. */
export function createMetrics(tallies: Tallies, state: WatchedState) {
  const registry = Registry.merge([processMetrics]);
  measure(registry, "renaria_page_cache_bytes", "Size of the pages that are kept", tallies.cacheBytes);
  count(registry, "renaria_log_lines_dropped_total", "Log lines that could not be written", tallies.droppedLogLines);
  watchAdmissions(registry, tallies.admissions);
  const { databaseErrors, mailFaults } = tallies;
  if (databaseErrors) count(registry, "renaria_database_errors_total", "Queries that failed", databaseErrors);
  if (mailFaults) {
    const help = "Attempts at a letter that failed and will be repeated";
    count(registry, "renaria_letters_put_off_total", help, () => mailFaults().putOff);
    const refused = "Letters that the mail server refused for good";
    count(registry, "renaria_letters_failed_total", refused, () => mailFaults().refused);
  }
  watchState(registry, state);
  return { registry, countRequest: createRequestMetrics(registry) };
}

/** A gauge that reads its value from another module. */
function measure(registry: Registry, name: string, help: string, read: () => number): void {
  const metric = new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(metric);
}

/** A counter that reads its value from another module. */
function count(registry: Registry, name: string, help: string, read: () => number): void {
  const metric = new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
  registry.registerMetric(metric);
}
