import { textContent } from "domutils";
import { all } from "./read-html.ts";

export type Told = { "@type": string; [property: string]: unknown };

/** The blocks of structured data on a page. */
export function thingsOf(html: string): Told[] {
  return all(html, 'script[type="application/ld+json"]').map((script) => JSON.parse(textContent(script)) as Told);
}

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string" && value.trim().length > 0;
const url: Check = (value) => typeof value === "string" && /^https:\/\/[^\s<>]+$/.test(value);
const date: Check = (value) =>
  typeof value === "string" && !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d-\d\d/.test(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const shape =
  (checks: Record<string, Check>): Check =>
  (value) =>
    typeof value === "object" && value !== null && faultsIn(value, checks).length === 0;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const logo = shape({ url });
const address = shape({
  addressCountry: (value) => value === "RU",
  streetAddress: optional(text),
  addressLocality: optional(text),
});
const party = shape({ name: text, url });

/** The required properties of each type, and the format of each property. */
const RULES: Record<string, Record<string, Check>> = {
  BreadcrumbList: {
    itemListElement: (value) =>
      listOf(shape({ name: text, item: url }))(value) &&
      (value as { position: number }[]).every(({ position }, index) => position === index + 1),
  },
  Article: {
    headline: text,
    image: listOf(url),
    datePublished: date,
    dateModified: date,
    author: party,
    publisher: shape({ name: text, logo }),
    mainEntityOfPage: url,
  },
  DefinedTerm: { name: text, description: text, url, inDefinedTermSet: url },
  DefinedTermSet: { name: text, url, hasDefinedTerm: listOf(shape({ name: text, description: text, url })) },
  FAQPage: { mainEntity: listOf(shape({ name: text, acceptedAnswer: shape({ text }) })) },
  MedicalOrganization: {
    name: text,
    url,
    logo,
    address,
    contactPoint: shape({ telephone: text, contactType: text }),
    sameAs: listOf(url),
  },
  WebSite: {
    url,
    potentialAction: shape({
      target: (value) => url(value) && String(value).endsWith("?q={search_term_string}"),
      "query-input": (value) => value === "required name=search_term_string",
    }),
  },
  MedicalClinic: {
    name: text,
    address,
    telephone: text,
    url,
    medicalSpecialty: url,
    geo: optional(shape({ latitude: Number.isFinite as Check, longitude: Number.isFinite as Check })),
    openingHoursSpecification: optional(listOf(shape({ dayOfWeek: listOf(text), opens: text, closes: text }))),
    availableService: optional(listOf(shape({ name: text }))),
  },
  Event: {
    name: text,
    startDate: date,
    endDate: date,
    eventStatus: url,
    eventAttendanceMode: url,
    location: (value) => shape({ name: text, address })(value) || shape({ url })(value),
    organizer: party,
    performer: optional(shape({ name: text })),
    offers: shape({ price: (value) => value === 0, priceCurrency: text, url }),
  },
  JobPosting: {
    title: text,
    description: text,
    datePosted: date,
    validThrough: optional(date),
    hiringOrganization: party,
    jobLocation: shape({ address }),
    identifier: shape({ value: text }),
    employmentType: optional(text),
  },
};

/** Names of the properties that are missing or wrong; for an unknown type, the type itself. */
export function faultsOf(thing: Told): string[] {
  const rules = RULES[thing["@type"]];
  if (!rules || thing["@context"] !== "https://schema.org")
    return [`${thing["@type"]} in ${String(thing["@context"])}`];
  return faultsIn(thing, rules);
}

function faultsIn(value: object, checks: Record<string, Check>): string[] {
  return Object.entries(checks).flatMap(([name, check]) =>
    check((value as Record<string, unknown>)[name]) ? [] : name,
  );
}
