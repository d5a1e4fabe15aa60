import { defaultLocale } from "#contract/locale.ts";
import type { Address } from "#contract/records/address.ts";
import { formatPhone, normalisePhone } from "#contract/phone.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { defaultContact, defaultFixedContacts, officeTitles } from "./defaults.ts";

export type OfficeSlug = keyof typeof officeTitles;
export type Contact = Pick<Address, "title" | "phone" | "email" | "address" | "workHours"> & {
  /** In English: a number that can be dialled from anywhere, unlike a toll-free one. */
  abroad?: string | undefined;
};
/**
 * How to reach us. Another language than the default has a phone and an e-mail of its own, and Saint Petersburg a phone, whatever the
 * address call says. Where it says nothing, the default contact stands and the second office is not shown.
 */
export async function loadContact(site: SiteContext, slug: "default"): Promise<Contact>;
export async function loadContact(site: SiteContext, slug: OfficeSlug): Promise<Contact | null>;
export async function loadContact(site: SiteContext, slug: OfficeSlug): Promise<Contact | null> {
  const { api, locale } = site;
  const [{ addresses }, variable] = await Promise.all([
    withFallback(site, api.addresses({ filters: { slug, active: true } }), { addresses: [] }),
    loadVariable(site, "fixed-contacts"),
  ]);
  const [first] = addresses;
  if (!first && slug !== "default") return null;
  const fixed = variable ?? defaultFixedContacts;
  const { title = "", phone = "", email = "", address = "", workHours = "" } = first ?? {};
  return {
    title: title || officeTitles[slug][locale],
    address,
    workHours,
    phone: normalisePhone(phone) || (slug === "default" ? defaultContact.phone : ""),
    email: email || (slug === "default" ? defaultContact.email : ""),
    ...(slug === "default" && locale !== defaultLocale && fixed[locale]),
    ...(slug === "default-spb" && fixed.spb),
  };
}

/** A phone as it is dialled and as it is read. */
export function toShown({ phone }: Pick<Contact, "phone">): { dialled: string; shown: string } {
  return { dialled: phone, shown: formatPhone(phone) ?? phone };
}
