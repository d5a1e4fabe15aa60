import { loadVariable } from "../../api/load-variable.server.ts";
import { loadContact, toShown } from "../company/load-contact.server.ts";
import { loadPeople } from "../company/load-person.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

export type Help = Awaited<ReturnType<typeof loadHelp>>;

/** The contact person and phone, and the portrait of the specialist who checked the text. */
export async function loadHelp(site: SiteContext, reviewer: string | undefined) {
  const [texts, contact] = await Promise.all([loadVariable(site, "home"), loadContact(site, "default")]);
  const [person = null, checked = null] = await loadPeople(site, [texts?.coordinator, reviewer]);
  return { person, phone: toShown(contact), hours: contact.workHours, face: checked?.portrait ?? null };
}
