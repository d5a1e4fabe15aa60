import { Counter, Gauge, Registry } from "prom-client";
import { type Admitted, watchAdmissions } from "./admission-metrics.ts";
import { processMetrics } from "./process-metrics.ts";
import { createRequestMetrics } from "./request-metrics.ts";
import { watchState, type WatchedState } from "./state-metrics.ts";

/** What other modules count by themselves, asked for when the metrics are read; what nobody counts is not told. */
export type Tallies = {
  cacheBytes(): number;
  droppedLogLines(): number;
  admissions: Admitted;
  databaseErrors?(): number;
  mailFaults?(): { putOff: number; refused: number };
};

/** Everything that /metrics tells of this process. */
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

/** A gauge whose value is another module's. */
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

/** A counter whose count is another module's. */
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
