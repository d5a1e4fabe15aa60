import { defaultLocale, type Locale, translationIn } from "#contract/locale.ts";
import { DutyLine } from "#contract/variables/duty-line.ts";
import { abroadPhone, FixedContacts } from "#contract/variables/fixed-contacts.ts";
import type { StoredRecord } from "#api/db/content-store.ts";
import type { StoredKinds } from "#api/stored.ts";

/** Contacts for the reader, printed at the foot of every page. */
export type Contacts = {
  phone: string;
  /** Can be dialled from anywhere. */
  abroad?: string | undefined;
  email: string;
  dutyLine: string;
  dutyHours: string;
  /** The site's name, without the protocol. */
  site?: string | undefined;
};

/** The head office and the duty line; a pack that lacks one of them has no contacts to print. */
export function readContacts(records: StoredRecord[], locale: Locale): Contacts | undefined {
  const office = records
    .filter(({ kind }) => kind === "address")
    .map(({ body }) => body as StoredKinds["address"])
    .find(({ shared }) => shared.slug === "default");
  const told = DutyLine.safeParse(valueOf(records, "duty-line", locale));
  if (!office || !told.success) return undefined;
  const { phone, email } = translationIn(office.words, locale).words;
  const fixed = FixedContacts.safeParse(valueOf(records, "fixed-contacts", locale)).data;
  const abroad = fixed && abroadPhone(fixed);
  const site = readOrigin(records)?.replace(/^https?:\/\//, "");
  return { phone, abroad, email, dutyLine: told.data.phone, dutyHours: told.data.hours, site };
}

/** The site's address as the company states it: a printed sheet is the same on every server. */
export function readOrigin(records: StoredRecord[]): string | undefined {
  const value = valueOf(records, "operator", defaultLocale);
  const site = typeof value === "object" && value !== null && "site" in value ? value.site : undefined;
  return typeof site === "string" ? URL.parse(site)?.origin : undefined;
}

function valueOf(records: StoredRecord[], key: string, locale: Locale): unknown {
  const variable = records
    .filter(({ kind }) => kind === "variable")
    .map(({ body }) => body as StoredKinds["variable"])
    .find(({ shared }) => shared.key === key);
  return variable && translationIn(variable.words, locale).words.value;
}
