import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { Backlog } from "#api/db/backlog-store.ts";
import { withTimeout } from "#api/with-timeout.ts";

export type WatchedState = {
  /** The folder whose disk is measured. */
  dataDir: string;
  /** Whether our own API sends letters. */
  isMailOn: boolean;
  /** What waits in the database; absent with another API. */
  backlog?(): Promise<Backlog>;
};

/** A database that does not answer must not block the metrics. */
const ANSWER_WITHIN_MS = 2000;

/** State that all processes share; of several answers the worst is exposed. */
export function watchState(registry: Registry, { dataDir, isMailOn, backlog }: WatchedState): void {
  registry.registerMetric(
    new Gauge({
      name: "renaria_disk_free_ratio",
      help: "Free part of the disk that DATA_DIR is on, for an ordinary user",
      aggregator: "min",
      registers: [],
      async collect() {
        const { bavail, blocks } = await statfs(dataDir);
        this.set(blocks > 0 ? bavail / blocks : 1);
      },
    }),
  );
  if (!backlog) return;
  const configured = { name: "renaria_mail_configured", help: "1 where SMTP_URL is set" };
  const mail = new Gauge({ ...configured, aggregator: "max", registers: [] });
  mail.set(isMailOn ? 1 : 0);
  registry.registerMetric(mail);
  watchBacklog(registry, backlog);
}

function watchBacklog(registry: Registry, backlog: () => Promise<Backlog>): void {
  let reading: Promise<Backlog | undefined> | undefined;
  // Gauges are collected together, so one query serves them all.
  const read = () =>
    (reading ??= withTimeout(ANSWER_WITHIN_MS, backlog(), undefined)
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
  const gauge = (name: string, help: string, valueOf: (found: Backlog) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        aggregator: "max",
        registers: [],
        async collect() {
          const found = await read();
          // An unknown value is left out: an old number would look current.
          if (found) this.set(valueOf(found));
          else this.remove();
        },
      }),
    );
  gauge("renaria_outbox_waiting", "Letters to be sent, reminders before their hour too", ({ waiting }) => waiting);
  gauge("renaria_outbox_due", "Letters that should have been sent by now", ({ due }) => due);
  gauge("renaria_outbox_set_aside", "Letters that wait for a person", ({ setAside }) => setAside);
  gauge(
    "renaria_outbox_oldest_seconds",
    "For how long the oldest of those due has been so",
    (one) => one.oldestSeconds,
  );
  gauge(
    "renaria_overdue_answers",
    "Quality-control submissions that were not answered by the promised time",
    ({ overdueAnswers }) => overdueAnswers,
  );
  registry.registerMetric(
    new Gauge({
      name: "renaria_database_up",
      help: "1 while the database answers",
      aggregator: "min",
      registers: [],
      async collect() {
        this.set((await read()) ? 1 : 0);
      },
    }),
  );
}
