import { defaultLocale } from "#contract/locale.ts";
import type { Address } from "#contract/records/address.ts";
import { formatPhone, normalisePhone } from "#contract/phone.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { defaultContact, defaultFixedContacts, officeTitles } from "./defaults.ts";

export type OfficeSlug = keyof typeof officeTitles;
export type Contact = Pick<Address, "title" | "phone" | "email" | "address" | "workHours"> & {
  /** English only: a number that can be dialled from abroad, unlike a toll-free one. */
  abroad?: string | undefined;
};
/**
 * Phone, e-mail and offices. Languages other than the default have a fixed phone and e-mail, and Saint Petersburg has a
 * fixed phone; these override the address call. If that call returns nothing, the default contact is used and the
 * second office is not shown.
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

/** A phone number in dialled and readable form. */
export function toShown({ phone }: Pick<Contact, "phone">): { dialled: string; shown: string } {
  return { dialled: phone, shown: formatPhone(phone) ?? phone };
}
