import { type Locale, translationIn } from "#contract/locale.ts";
import { DutyLine } from "#contract/variables/duty-line.ts";
import type { StoredRecord } from "#api/db/content-store.ts";
import type { StoredKinds } from "#api/stored.ts";
import type { Contacts } from "./document-html.ts";

/** The head office and the duty line; a pack without one of them has no contacts to print. */
export function readContacts(records: StoredRecord[], locale: Locale): Contacts | undefined {
  const bodies = <Name extends "address" | "variable">(name: Name) =>
    records.filter(({ kind }) => kind === name).map(({ body }) => body as StoredKinds[Name]);
  const office = bodies("address").find(({ shared }) => shared.slug === "default");
  const line = bodies("variable").find(({ shared }) => shared.key === "duty-line");
  const told = line && DutyLine.safeParse(translationIn(line.words, locale).words.value);
  if (!office || !told?.success) return undefined;
  const { phone, email } = translationIn(office.words, locale).words;
  return { phone, email, dutyLine: told.data.phone, dutyHours: told.data.hours };
}
