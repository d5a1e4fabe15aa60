import type { RouterContextProvider } from "react-router";
import { formatPhone } from "#contract/phone.ts";
import { quietly } from "../../api/quietly.server.ts";
import { siteContext } from "../../context.server.ts";
import { line } from "../../records/fields.server.ts";
import { loadRecordsQuietly } from "../../records/load-records.server.ts";

/** The phone of the language, as it is dialled and as it is read. */
export async function loadPhone(context: Readonly<RouterContextProvider>) {
  const { api } = context.get(siteContext);
  const asked = api.addresses({ filters: { slug: ["default"], active: true } });
  const { addresses } = await quietly(context, asked, { addresses: [] });
  const [address] = addresses;
  return address ? { dialled: address.phone, shown: formatPhone(address.phone) ?? address.phone } : null;
}

/** Whom the caller will speak to. */
export async function loadPerson(context: Readonly<RouterContextProvider>, alias: string) {
  const specialists = await loadRecordsQuietly(context, "specialist");
  const person = specialists.find((specialist) => specialist.alias === alias);
  if (!person) return null;
  return {
    name: person.title,
    position: line(person, "position"),
    hours: line(person, "hours"),
    portrait: person.image?.path ?? null,
  };
}
