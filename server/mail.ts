import type { Logger } from "pino";
import { type AnswerStore } from "#api/db/answer-store.ts";
import type { Database } from "#api/db/database.ts";
import { createOutboxStore } from "#api/db/outbox-store.ts";
import { createComposer } from "#api/outbox/compose.ts";
import { createDigestDays } from "#api/outbox/digest-days.ts";
import type { MailSettings } from "#api/outbox/mail-settings.ts";
import { createOutbox } from "#api/outbox/outbox.ts";
import { createSmtp } from "#api/outbox/smtp.ts";
import type { StaffLinks } from "#api/outbox/staff-links.ts";
import type { Snapshots } from "#api/snapshot/snapshots.ts";
import type { Readiness } from "./http/health.ts";

/** A letter takes seconds; if it is not sent by then, the mail server does not accept it. */
const LATE_AFTER_MS = 2 * 60 * 1000;

type Parts = {
  database: Database;
  answers: AnswerStore;
  snapshots: Snapshots;
  settings: MailSettings;
  links: StaffLinks;
  now: () => Date;
  log: Logger;
};

/** Starts sending letters and reports the state of mail to /readyz. */
export async function startMail({ database, answers, snapshots, settings, links, now, log }: Parts) {
  const store = createOutboxStore(database);
  // The embedded database has one server, so a lease found at its start is from a dead process.
  if (database.engine === "sqlite") await store.endLeases();
  // A restart may follow a fix, so letters are tried at once.
  await store.hasten(now().toISOString());
  const faults = { putOff: 0, refused: 0 };
  let isFailing = false;
  const outbox = createOutbox({
    store,
    schedule: createDigestDays(store, now),
    compose: createComposer({ outbox: store, answers, snapshot: snapshots.current, mail: settings, links, now }),
    send: createSmtp(settings.smtpUrl, settings.from),
    now,
    onFault({ id, kind, attempts, code, isPermanent }) {
      faults[isPermanent ? "refused" : "putOff"]++;
      log.warn({ letter: id, kind, attempts, fault: code }, isPermanent ? "mail refused" : "mail deferred");
      if (isPermanent || isFailing) return;
      isFailing = true;
      log.error({ fault: code }, "mail: failing");
    },
    onSent() {
      if (isFailing) log.warn("mail: on again");
      isFailing = false;
    },
    onError: (error) => log.error({ err: error }, "outbox"),
  });
  outbox.start();
  return {
    wake: outbox.wake,
    stop: outbox.stop,
    /** Failed attempts since the start. */
    faults,
    async readiness(): Promise<Pick<Readiness, "mail" | "outbox">> {
      const at = now();
      // Without the database no letter can be read, so none is sent.
      const [counts, since] = await Promise.all([store.counts(), store.waitingSince(at.toISOString())]).catch(() => []);
      if (!counts) return { mail: "failing" };
      const { waiting, failing, setAside } = counts;
      const oldestMs = since ? Math.max(0, at.getTime() - new Date(since).getTime()) : 0;
      const isLate = oldestMs > LATE_AFTER_MS;
      const outbox = { waiting, setAside, oldestSeconds: Math.round(oldestMs / 1000) };
      return { mail: failing > 0 || isLate ? "failing" : "on", outbox };
    },
  };
}
