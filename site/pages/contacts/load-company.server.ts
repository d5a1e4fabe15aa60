import type { RouterContextProvider } from "react-router";
import type { Address } from "#contract/records/address.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { quietly } from "../../api/quietly.server.ts";
import { siteContext } from "../../context.server.ts";

type Office = Pick<Address, "slug" | "title" | "phone" | "email" | "address" | "workHours">;
export type Company = Awaited<ReturnType<typeof loadCompany>>;

const OFFICES = ["default", "default-spb"];

/** The offices, our pages elsewhere and the company's numbers; each may be missing. The head office comes first. */
export async function loadCompany(context: Readonly<RouterContextProvider>) {
  const { api } = context.get(siteContext);
  const [{ addresses }, networks, requisites] = await Promise.all([
    quietly(context, api.addresses({ filters: { slug: OFFICES, active: true } }), { addresses: [] }),
    loadVariable(context, "social-networks"),
    loadVariable(context, "requisites"),
  ]);
  return {
    offices: OFFICES.flatMap((slug) => addresses.filter((one) => one.slug === slug).map(toOffice)),
    networks: networks ?? [],
    requisites: requisites ?? [],
  };
}

function toOffice({ slug, title, phone, email, address, workHours }: Address): Office {
  return { slug, title, phone, email, address, workHours };
}
