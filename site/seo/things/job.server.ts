import type { EntityOf } from "#contract/entity-configs.ts";
import { date, line } from "../../parts/records/fields.server.ts";
import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { type Context, frameOf } from "./frame.server.ts";
import { jobDescription } from "./job-description.server.ts";
import { salary } from "./salary.server.ts";

const EMPLOYMENT: [RegExp, string][] = [
  [/неполн|частичн|part[\s-]time/i, "PART_TIME"],
  [/полн|full[\s-]time/i, "FULL_TIME"],
  [/временн|temporary|сезонн|seasonal/i, "TEMPORARY"],
  [/стажировк|intern/i, "INTERN"],
];

/** A vacancy. `city` is its name and `center` the place of work, where the page knows them. */
export function jobThing(
  context: Context,
  vacancy: EntityOf<"vacancy">,
  { city, center }: { city?: string; center?: EntityOf<"center"> } = {},
): Thing {
  const { absolute, name, provider } = frameOf(context);
  const page = absolute(href(vacancy.locale, "vacancy", { item: vacancy.alias }));
  const street = center && line(center, "address");
  const employment = EMPLOYMENT.find(([word]) => word.test(line(vacancy, "employment")));
  const validThrough = date(vacancy, "validThrough");
  const baseSalary = salary(line(vacancy, "salary"));
  return {
    "@type": "JobPosting",
    "@id": `${page}#job`,
    title: vacancy.title,
    description: jobDescription(vacancy),
    url: page,
    identifier: { "@type": "PropertyValue", name, value: String(vacancy.id) },
    datePosted: date(vacancy, "postedAt"),
    // To the end of its last day, by the head office's clock.
    ...(validThrough && { validThrough: `${validThrough}T23:59:59+03:00` }),
    ...(employment && { employmentType: employment[1] }),
    hiringOrganization: { ...provider, "@type": "Organization", sameAs: provider.url, logo: provider.logo.url },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(street && { streetAddress: street }),
        ...(city && { addressLocality: city }),
        addressCountry: "RU",
      },
    },
    ...(baseSalary && { baseSalary }),
    directApply: true,
  };
}
