import type { RouterContextProvider } from "react-router";
import type { Address } from "#contract/records/address.ts";
import { siteContext } from "../context.server.ts";

export type ShellData = { contact: Contact | null; year: number };
export type Contact = Pick<Address, "phone" | "email" | "address" | "workHours">;

/** What stands on every page. A page is worth showing without its contacts, so their failure is silent. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const { api } = context.get(siteContext);
  const contact = await api
    .addresses({ filters: { slug: "default", active: true } })
    .then(({ addresses: [first] }) => first ?? null)
    .catch(() => null);
  return {
    contact: contact && {
      phone: contact.phone,
      email: contact.email,
      address: contact.address,
      workHours: contact.workHours,
    },
    year: new Date().getFullYear(),
  };
}
