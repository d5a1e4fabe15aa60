import type { Entity } from "#contract/records/entity.ts";
import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { fieldsOf } from "./fields.server.ts";
import { type Context, frameOf } from "./frame.server.ts";
import { openingHours } from "./opening-hours.server.ts";

/** A treatment center. `city` is its name, where the page knows it; `pictures` are paths, as the gallery gives them. */
export function clinicThing(
  context: Context,
  center: Entity,
  { city, pictures = [] }: { city?: string; pictures?: string[] } = {},
): Thing {
  const { absolute, name, provider } = frameOf(context);
  const { text, number, list } = fieldsOf(center);
  const page = absolute(href(center.locale, "center", { item: center.alias }));
  const images = [center.shareImage?.path, ...pictures].flatMap((picture) => picture ?? []);
  const [latitude, longitude] = [number("latitude"), number("longitude")];
  const hours = openingHours(list("hours"));
  return {
    "@type": "MedicalClinic",
    "@id": `${page}#clinic`,
    name: `${name}: ${center.title}`,
    url: page,
    parentOrganization: provider,
    address: {
      "@type": "PostalAddress",
      ...(text("address") && { streetAddress: text("address") }),
      ...(city && { addressLocality: city }),
      addressCountry: "RU",
    },
    telephone: text("phone"),
    email: text("email"),
    ...(images.length > 0 && { image: images.map(absolute) }),
    ...(latitude !== undefined &&
      longitude !== undefined && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    ...(hours && { openingHoursSpecification: hours }),
    medicalSpecialty: "https://schema.org/Renal",
    ...(list("services").length > 0 && {
      availableService: list("services").map((service) => ({ "@type": "MedicalTherapy", name: service })),
    }),
  };
}
