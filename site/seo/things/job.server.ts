import type { EntityOf } from "#contract/entity-configs.ts";
import type { Employment } from "#contract/records/salary.ts";
import { date, employment, line, salary } from "../../parts/records/fields.server.ts";
import { href } from "../../urls.ts";
import type { Thing } from "../head.ts";
import { frameOf } from "./frame.server.ts";
import { jobDescription } from "./job-description.server.ts";
import { salaryThing } from "./salary.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

const EMPLOYMENT: Record<Employment, string> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/** A vacancy. `city` is its name and `center` the place of work, if the page knows them. */
export function jobThing(
  site: SiteContext,
  vacancy: EntityOf<"vacancy">,
  { city, center }: { city?: string; center?: EntityOf<"center"> } = {},
): Thing {
  const { absolute, name, provider } = frameOf(site);
  const page = absolute(href(vacancy.locale, "vacancy", { item: vacancy.alias }));
  const street = center && line(center, "address");
  const kind = employment(vacancy, "employment");
  const validThrough = date(vacancy, "validThrough");
  const baseSalary = salaryThing(salary(vacancy, "salary"));
  return {
    "@type": "JobPosting",
    "@id": `${page}#job`,
    title: vacancy.title,
    description: jobDescription(vacancy),
    url: page,
    identifier: { "@type": "PropertyValue", name, value: String(vacancy.id) },
    datePosted: date(vacancy, "postedAt"),
    // To the end of its last day, in Moscow time.
    ...(validThrough && { validThrough: `${validThrough}T23:59:59+03:00` }),
    ...(kind && { employmentType: EMPLOYMENT[kind] }),
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
