import { Counter, Gauge, type Registry } from "prom-client";

/** By the kind of work: searches, pages, forms. */
export type Admitted = Record<string, { counts: Readonly<{ inFlight: number; waiting: number; refused: number }> }>;

/** Expensive work, which is queued: searches, pages, forms. */
export function watchAdmissions(registry: Registry, admissions: Admitted): void {
  const kinds = Object.entries(admissions);
  const labelNames = ["kind"];
  const gauge = (name: string, help: string, field: "inFlight" | "waiting") =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          for (const [kind, { counts }] of kinds) this.set({ kind }, counts[field]);
        },
      }),
    );
  gauge("renaria_admissions_in_flight", "Searches, pages and forms that are worked on now", "inFlight");
  gauge("renaria_admissions_waiting", "Searches, pages and forms that wait for their turn", "waiting");
  registry.registerMetric(
    new Counter({
      name: "renaria_admissions_refused_total",
      help: "Searches, pages and forms that were turned away with 503",
      labelNames,
      registers: [],
      collect() {
        this.reset();
        for (const [kind, { counts }] of kinds) this.inc({ kind }, counts.refused);
      },
    }),
  );
}
