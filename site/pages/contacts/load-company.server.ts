import type { RouterContextProvider } from "react-router";
import { loadVariable } from "../../api/load-variable.server.ts";
import { type Contact, loadContact, type OfficeSlug } from "../../parts/company/load-contact.server.ts";

export type Company = Awaited<ReturnType<typeof loadCompany>>;

const OFFICES = ["default", "default-spb"] as const satisfies OfficeSlug[];
type Office = Contact & { slug: OfficeSlug };

/** The offices, our pages elsewhere and the company's numbers; each may be missing. The head office comes first. */
export async function loadCompany(context: Readonly<RouterContextProvider>) {
  const [offices, networks, requisites] = await Promise.all([
    Promise.all(OFFICES.map((slug) => loadOffice(context, slug))),
    loadVariable(context, "social-networks"),
    loadVariable(context, "requisites"),
  ]);
  return {
    offices: offices.filter((office) => office !== null),
    networks: networks ?? [],
    requisites: requisites ?? [],
  };
}

async function loadOffice(context: Readonly<RouterContextProvider>, slug: OfficeSlug): Promise<Office | null> {
  const contact = await loadContact(context, slug);
  return contact && { slug, ...contact };
}
