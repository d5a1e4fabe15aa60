import { blockTexts } from "#contract/blocks/block.ts";
import { plainText } from "#contract/plain-text.ts";
import type { FoundEvent } from "../../parts/events/load-events.server.ts";
import { date, line, number } from "../../parts/records/fields.server.ts";
import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { frameOf } from "./frame.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** A future event. */
export function eventThing(site: SiteContext, { entity, times, center, leader }: FoundEvent): Thing {
  const { absolute, provider, locale } = frameOf(site);
  const url = absolute(`${href(locale, "events")}#${entity.alias}`);
  const [about] = (entity.content ?? []).flatMap((block) => blockTexts(block)).map(plainText);
  const places = number(entity, "places");
  const until = date(entity, "until");
  return {
    "@type": "Event",
    "@id": url,
    name: entity.title,
    ...(about && { description: about }),
    startDate: times.start,
    endDate: times.end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${center ? "Offline" : "Online"}EventAttendanceMode`,
    location: center
      ? {
          "@type": "Place",
          name: center.title,
          address: {
            "@type": "PostalAddress",
            ...(line(center, "address") && { streetAddress: line(center, "address") }),
            addressCountry: "RU",
          },
        }
      : { "@type": "VirtualLocation", url },
    organizer: provider,
    ...(leader && { performer: { "@type": "Person", name: leader.title } }),
    ...(places !== null && { maximumAttendeeCapacity: places }),
    isAccessibleForFree: true,
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "RUB",
      url,
      availability: "https://schema.org/InStock",
      // To the end of the last day, in Moscow time.
      ...(until && { validThrough: `${until}T23:59:59+03:00` }),
    },
  };
}
