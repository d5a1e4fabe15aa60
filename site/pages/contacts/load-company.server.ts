import type { RouterContextProvider } from "react-router";
import type { Address } from "#contract/records/address.ts";
import { quietly } from "../../api/quietly.server.ts";
import { siteContext } from "../../context.server.ts";

export type Office = Pick<Address, "slug" | "title" | "phone" | "email" | "address" | "workHours">;
export type Company = Awaited<ReturnType<typeof loadCompany>>;

const OFFICES = ["default", "default-spb"];

/** The offices, our pages elsewhere and the company's numbers; each may be missing. The head office comes first. */
export async function loadCompany(context: Readonly<RouterContextProvider>) {
  const { api } = context.get(siteContext);
  const [{ addresses }, networks, requisites] = await Promise.all([
    quietly(context, api.addresses({ filters: { slug: OFFICES, active: true } }), { addresses: [] }),
    loadList(context, "social-networks"),
    loadList(context, "requisites"),
  ]);
  return {
    offices: OFFICES.flatMap((slug) => addresses.filter((one) => one.slug === slug).map(toOffice)),
    networks: networks.flatMap(({ title, url }) => (title && url && isWeb(url) ? { title, url } : [])),
    requisites: requisites.flatMap(({ title, text }) => (title && text ? { title, text } : [])),
  };
}

function toOffice({ slug, title, phone, email, address, workHours }: Address): Office {
  return { slug, title, phone, email, address, workHours };
}

async function loadList(context: Readonly<RouterContextProvider>, key: string): Promise<Record<string, string>[]> {
  const { api } = context.get(siteContext);
  const { variable } = await quietly(context, api.variable({ key }), { variable: { key, value: [] } });
  return Array.isArray(variable.value) ? variable.value.map(textsOf) : [];
}

/** A variable is any JSON: of each entry only what is text counts. */
function textsOf(entry: unknown): Record<string, string> {
  if (entry === null || typeof entry !== "object") return {};
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === "string"));
}

function isWeb(url: string): boolean {
  return /^https?:\/\//.test(url);
}
