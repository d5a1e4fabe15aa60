import { withFallbacks } from "#contract/locale.ts";
import type { Address } from "#contract/records/address.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { loadContact } from "../../parts/company/load-contact.server.ts";
import type { Thing } from "../head.ts";
import { type Context, frameOf } from "./frame.server.ts";

type Contact = Pick<Address, "phone" | "email" | "address">;

/** Who runs the site, for home and contacts. `profiles` are our pages on other sites. */
export function organisationThing(context: Context, contact: Contact | null, profiles: string[] = []): Thing {
  const { provider, locale } = frameOf(context);
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

/** The same with the default contact and the social networks as the API knows them; a page is whole without them. */
export async function loadOrganisation(context: Context): Promise<Thing> {
  const [contact, networks] = await Promise.all([
    loadContact(context, "default"),
    loadVariable(context, "social-networks"),
  ]);
  return organisationThing(
    context,
    contact,
    networks?.map(({ url }) => url),
  );
}
