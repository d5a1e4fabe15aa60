import { randomUUID } from "node:crypto";
import { createContext } from "react-router";
import { localePath, type Locale } from "#contract/locale.ts";
import type { Form, Subject } from "#contract/forms/form.ts";
import { type FormName, fieldsOf, forms } from "#contract/forms/forms.ts";
import { endpointPaths, fillPath } from "#contract/paths.ts";
import type { AnsweringLine } from "#contract/variables/answering-line.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { CenterSummary } from "../centers/center.ts";
import { groupByRegion } from "../centers/group.ts";
import { loadNetwork } from "../centers/load-network.server.ts";
import { eventWords } from "../../parts/events/events-words.ts";
import { loadEvents, type ShownEvent } from "../../parts/events/load-events.server.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { centerWords } from "../centers/centers-words.ts";
import { loadContact, toShown } from "../../parts/company/load-contact.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";
import { aboutWords } from "./about-words.server.ts";
import { loadDocuments } from "./documents.server.ts";
import { loadFurther } from "./load-further.server.ts";
import { loadVacancies } from "./load-vacancies.server.ts";
import { loadAnsweringLine } from "./answering-line.server.ts";
import { ATTACH, type FormProps, type Given, type Intro, NOTHING_SENT } from "./form-data.ts";
import { introOf, introWords } from "./intro-words.server.ts";
import { shownText } from "./shown-text.server.ts";
import { postWords } from "./post-words.ts";

/** After a POST: the form that the action has already loaded. */
export const postedForm = createContext<FormProps | null>(null);

/** A form for its own page: prefilled from the link, with its own idempotency key and start time. */
export async function loadForm(site: SiteContext, name: FormName, query: URLSearchParams): Promise<FormProps> {
  const { locale } = site;
  const form: Form = forms[name];
  const has = (field: string) => form.fields.some((one) => one.name === field);
  const subject = form.subjects?.find((one) => one === query.get("subject"));
  const [props, { centers, regions }, cities, vacancies, events, hiring] = await Promise.all([
    loadProps(site, name, { subject }),
    loadNetwork(site),
    has("city") ? loadCities(site) : [],
    has("vacancy") ? loadVacancies(site) : [],
    has("event") && query.has("event") ? loadEvents(site, Date.now()) : null,
    form.isAboutWork ? loadVariable(site, "hiring") : null,
  ]);
  const event = events?.find(({ alias }) => alias === query.get("event"));
  const center = centers.find(({ alias }) => alias === (event?.center?.alias ?? query.get("center")));
  const vacancy = vacancies.find(({ alias }) => alias === query.get("vacancy"));
  const asked = query.get("city")?.trim().toLocaleLowerCase(locale) ?? "";
  const city = cities.find(({ slug, title }) => [slug, title.toLocaleLowerCase(locale)].includes(asked));
  const given = [
    subject && { name: "subject" as const, value: subject, title: introWords[locale].subjects[subject] },
    center && givenCenter(center),
    event && givenEvent(event),
  ].filter((one) => one !== undefined && has(one.name)) as Given[];
  const start: Record<string, string> = {
    ...(subject && { subject: subject satisfies Subject }),
    ...(has("city") && { city: city?.title ?? center?.city ?? "" }),
    ...(event && { content: eventWords[locale].wish(event.title, event.day.text).replaceAll("\u00a0", " ") }),
    ...(has("centre") && { centre: center?.alias ?? "" }),
    ...(has("vacancy") && { vacancy: vacancy?.alias ?? "" }),
    ...choicesAtFirst(form, subject, locale),
  };
  const groups = has("centre") ? groupByRegion(centers, regions, centerWords[locale].otherRegions) : [];
  return {
    ...props,
    intro: {
      ...headOf(locale, name, subject, hiring),
      ...otherOf(locale, name, subject, { center: center?.alias, city: city?.slug }),
    },
    text: shownText(locale, name, subject),
    given,
    withFiles: query.has(ATTACH) && form.fields.some(({ isOnRequest }) => isOnRequest),
    start,
    cities: cities.map(({ title }) => title),
    centers: groups.map(({ title, items }) => ({ title, items: items.map(namedCenter) })),
    vacancies,
    answer: { ...NOTHING_SENT, typed: start, key: randomUUID(), at: Date.now() },
  };
}

/**
 * The callback form inside another page, which may be cached: so it has no idempotency key and no start time. Accepts
 * files if the page asks for them.
 */
export async function loadCallback(site: SiteContext, { withFiles = false } = {}): Promise<FormProps> {
  return { ...(await loadProps(site, "callback", { id: "callback", isPage: false })), withFiles };
}

type Shown = { id?: string; isPage?: boolean; subject?: Subject | undefined };

/** Who answers gives the phone and the e-mail. */
async function loadProps(
  site: SiteContext,
  name: FormName,
  { id = "form", isPage = true, subject }: Shown = {},
): Promise<FormProps> {
  const { locale, isMailOn } = site;
  const [documents, contact, facts, line, further] = await Promise.all([
    loadDocuments(site, forms[name]),
    loadContact(site, "default"),
    loadVariable(site, "facts"),
    loadAnsweringLine(site, name, subject),
    loadFurther(site, name),
  ]);
  const hours = facts?.["coordinator-hours"] ?? "";
  return {
    id,
    locale,
    name,
    intro: headOf(locale, name),
    text: shownText(locale, name),
    action: href(locale, "form", { name }),
    uploads: localePath(locale, fillPath(endpointPaths.formFiles, { name })),
    isPage,
    start: {},
    given: [],
    withFiles: false,
    cities: [],
    centers: [],
    vacancies: [],
    documents,
    policy: href(locale, "aboutArticle", { alias: "personal-data-policy" }),
    phone: { ...toShown(line ?? contact), hours: line?.hours ?? hours },
    ...(contact.abroad && {
      abroad: postWords[locale].abroad(toShown(line ?? { phone: contact.abroad }).shown),
    }),
    email: (line ?? contact).email,
    hours,
    isMailOn,
    further,
    answer: NOTHING_SENT,
  };
}

/** The page's own language, if the form lets the visitor choose one. */
function choicesAtFirst(form: Form, subject: Subject | undefined, locale: Locale): Record<string, string> {
  const choices = fieldsOf(form, subject).filter(({ options }) => options?.includes(locale));
  return Object.fromEntries(choices.map(({ name }) => [name, locale]));
}

function headOf(
  locale: Locale,
  name: FormName,
  subject?: Subject,
  hiring: AnsweringLine | null = null,
): FormProps["intro"] {
  const { title, lead } = introOf(locale, name, subject);
  const who = hiring?.name && [hiring.name, hiring.position].filter(Boolean).join(", ");
  return { title, lead: who ? `${lead} ${introWords[locale].answeredBy(who)}` : lead };
}

/** The link to the form for other visitors, with the prefilled values. */
function otherOf(
  locale: Locale,
  name: FormName,
  subject: Subject | undefined,
  known: { center: string | undefined; city: string | undefined },
): Pick<Intro, "other"> {
  // Without a subject the visitor may be anybody.
  const about = aboutWords[locale][name];
  const other = about?.[subject ?? "dialysis"]?.other;
  if (!other) return {};
  const query = new URLSearchParams({ subject: other.subject });
  for (const [key, value] of Object.entries(known)) if (value) query.set(key, value);
  return { other: { text: other.text, href: `${href(locale, "form", { name })}?${query}` } };
}

function givenEvent({ alias, title, day, hours, lang }: ShownEvent): Given {
  return { name: "event", value: alias, title: `${title}, ${day.text}, ${hours}`, ...(lang && { lang }) };
}

function givenCenter({ alias, title, name = title, lang }: CenterSummary): Given {
  return { name: "center", value: alias, title: name, ...(lang && { lang }) };
}

function namedCenter({ alias, title, name = title }: CenterSummary) {
  return { alias, title: name };
}
