import { loadVariable } from "../../api/load-variable.server.ts";
import { type Contact, loadContact, type OfficeSlug } from "../../parts/company/load-contact.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

export type Company = Awaited<ReturnType<typeof loadCompany>>;

const OFFICES = ["default", "default-spb"] as const satisfies OfficeSlug[];
type Office = Contact & { slug: OfficeSlug };

/** The offices (head office first), our social networks and the company's numbers; each may be missing. */
export async function loadCompany(site: SiteContext) {
  const [offices, networks, requisites] = await Promise.all([
    Promise.all(OFFICES.map((slug) => loadOffice(site, slug))),
    loadVariable(site, "social-networks"),
    loadVariable(site, "requisites"),
  ]);
  return {
    offices: offices.filter((office) => office !== null),
    networks: networks ?? [],
    requisites: requisites ?? [],
  };
}

async function loadOffice(site: SiteContext, slug: OfficeSlug): Promise<Office | null> {
  const contact = await loadContact(site, slug);
  return contact && { slug, ...contact };
}
