import { withFallbacks } from "#contract/locale.ts";
import type { Address } from "#contract/records/address.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { loadContact } from "../../parts/company/load-contact.server.ts";
import type { Thing } from "../head.ts";
import { frameOf } from "./frame.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

type Contact = Pick<Address, "phone" | "email" | "address">;

/** The organisation, for home and contacts. `profiles` are our pages on other sites. */
export function organisationThing(site: SiteContext, contact: Contact | null, profiles: string[] = []): Thing {
  const { provider, locale } = frameOf(site);
  return {
    ...provider,
    medicalSpecialty: "https://schema.org/Renal",
    ...(contact && {
      telephone: contact.phone,
      email: contact.email,
      ...(contact.address && {
        address: { "@type": "PostalAddress", streetAddress: contact.address, addressCountry: "RU" },
      }),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: contact.phone,
        email: contact.email,
        availableLanguage: withFallbacks(locale),
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The same with the default contact and the social networks of the API; both are optional. */
export async function loadOrganisation(site: SiteContext): Promise<Thing> {
  const [contact, networks] = await Promise.all([loadContact(site, "default"), loadVariable(site, "social-networks")]);
  return organisationThing(
    site,
    contact,
    networks?.map(({ url }) => url),
  );
}
