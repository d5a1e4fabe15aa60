import type { RouterContextProvider } from "react-router";
import { loadVariable } from "../../api/load-variable.server.ts";
import { loadContact, toShown } from "../company/load-contact.server.ts";
import { loadPeople } from "../company/load-person.server.ts";

export type Help = Awaited<ReturnType<typeof loadHelp>>;

/** Whom to ask and by which number; and the face of the one who checked the text. */
export async function loadHelp(context: Readonly<RouterContextProvider>, reviewer: string | undefined) {
  const [texts, contact] = await Promise.all([loadVariable(context, "home"), loadContact(context, "default")]);
  const [person = null, checked = null] = await loadPeople(context, [texts?.coordinator, reviewer]);
  return { person, phone: toShown(contact), hours: contact.workHours, face: checked?.portrait ?? null };
}
