import type { EntityOf } from "#contract/entity-configs.ts";
import { hours, line, number, services, spokenLanguages } from "../../parts/records/fields.server.ts";
import { today } from "../../i18n/format-date.ts";
import { freePlaces } from "../../tools/centers/free-places.server.ts";
import { languageTags } from "../../parts/records/language-words.ts";
import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { frameOf } from "./frame.server.ts";
import { openingHours } from "./opening-hours.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** A treatment center. `city` is its name, if the page knows it; `pictures` are paths of the gallery. */
export function clinicThing(
  site: SiteContext,
  center: EntityOf<"center">,
  { city, pictures = [] }: { city?: string; pictures?: string[] } = {},
): Thing {
  const { absolute, name, provider } = frameOf(site);
  const page = absolute(href(center.locale, "center", { item: center.alias }));
  const images = [center.shareImage?.path, ...pictures].flatMap((picture) => picture ?? []);
  const [latitude, longitude] = [number(center, "latitude"), number(center, "longitude")];
  const offered = services(center, "services");
  const regular = freePlaces(center, center.locale, today())?.regular;
  const told = spokenLanguages(center, "languages");
  const open = openingHours(hours(center, "hours"), today());
  return {
    "@type": "MedicalClinic",
    "@id": `${page}#clinic`,
    name: `${name}: ${center.title}`,
    url: page,
    parentOrganization: provider,
    address: {
      "@type": "PostalAddress",
      ...(line(center, "address") && { streetAddress: line(center, "address") }),
      ...(city && { addressLocality: city }),
      addressCountry: "RU",
    },
    ...(line(center, "phone") && { telephone: line(center, "phone") }),
    ...(line(center, "email") && { email: line(center, "email") }),
    ...(images.length > 0 && { image: images.map(absolute) }),
    ...(latitude !== null && longitude !== null && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    ...(open && { openingHoursSpecification: open }),
    ...(told && {
      knowsLanguage: [...told.spoken, ...(told.english ? (["english"] as const) : [])].map((one) => languageTags[one]),
    }),
    // schema.org has no term for guest places.
    ...(regular && regular !== "ask" && { isAcceptingNewPatients: regular === "free" }),
    medicalSpecialty: "https://schema.org/Renal",
    ...(offered.length > 0 && {
      availableService: offered.map(({ title }) => ({ "@type": "MedicalTherapy", name: title })),
    }),
  };
}
