import { createAnswerStore } from "#api/db/answer-store.ts";
import { createOutboxStore, type OutboxStore } from "#api/db/outbox-store.ts";
import { createComposer } from "#api/outbox/compose.ts";
import { createDigestDays } from "#api/outbox/digest-days.ts";
import type { MailFault } from "#api/outbox/mail-fault.ts";
import type { MailSettings } from "#api/outbox/mail-settings.ts";
import { createOutbox } from "#api/outbox/outbox.ts";
import { createSmtp } from "#api/outbox/smtp.ts";
import { createStaffLinks } from "#api/outbox/staff-links.ts";
import type { Api } from "./api.ts";
import type { MailServer } from "./mail-server.ts";

const SECRET = "a secret of more than thirty-two characters";
const ORIGIN = "https://renaria.example";
export const STAFF = "staff@renaria.example";
export const DIRECTOR = "director@renaria.example";

/** A test clock: it only moves when the test moves it. */
export function createClock(start: Date) {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    set: (moment: string | Date) => void (at = new Date(moment).getTime()),
    pass: (ms: number) => void (at += ms),
  };
}

type Parts = {
  api: Api;
  mail: Pick<MailServer, "url">;
  now: () => Date;
  settings?: Partial<MailSettings>;
  store?: Partial<OutboxStore>;
  hasDigest?: boolean;
  leaseMs?: number;
  withinMs?: number;
};

/** An outbox as the server creates it, on a test's database and clock. Several simulate several processes. */
export function outboxOf({ api, mail, now, settings, store: changes, hasDigest, leaseMs, withinMs }: Parts) {
  const store = { ...createOutboxStore(api.database), ...changes };
  const faults: (MailFault & { id: string; kind: string; attempts: number })[] = [];
  const errors: unknown[] = [];
  const all: MailSettings = {
    smtpUrl: mail.url,
    from: "site@renaria.example",
    to: STAFF,
    toOf: { "quality-control": DIRECTOR },
    ...settings,
  };
  const outbox = createOutbox({
    store,
    ...(hasDigest && { schedule: createDigestDays(store, now) }),
    compose: createComposer({
      outbox: store,
      answers: createAnswerStore(api.db),
      snapshot: api.snapshots.current,
      mail: all,
      links: createStaffLinks(SECRET, ORIGIN),
      now,
    }),
    send: createSmtp(all.smtpUrl, all.from, withinMs),
    now,
    ...(leaseMs && { leaseMs }),
    onFault: (fault) => void faults.push(fault),
    onError: (error) => void errors.push(error),
  });
  return { ...outbox, faults, errors, store };
}
