import { data } from "react-router";
import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { City } from "#contract/records/city.ts";
import { failPage } from "../../api/fail-page.server.ts";
import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { toDay, today } from "../../i18n/format-date.ts";
import { loadEvents } from "../../parts/events/load-events.server.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { date, flag, line, list, number, services } from "../../parts/records/fields.server.ts";
import { qualityOf } from "../../parts/quality/figures.server.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { sayPay } from "../../parts/records/say-job.server.ts";
import { askForRecords, loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import { loadOtherFields } from "../../parts/records/other-fields.server.ts";
import { toWay } from "./way.server.ts";
import type { AskedServices } from "#contract/variables/services.ts";
import { hoursAheadOfMoscow } from "../../i18n/hours-ahead.ts";
import { freeInShift } from "./free-places.server.ts";
import { takesGuests } from "./guests.ts";
import { hoursLines, toHoursTable } from "./hours-lines.server.ts";
import { loadAskedServices, placeOf, toCenter, toRegion } from "./load-network.server.ts";
import { infectedGuestsAt, insteadOf, neighboursOf } from "./neighbours.server.ts";
import { toShifts } from "./shift-lines.server.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import { mapLinks } from "./place.ts";

/** Everything that a center's page shows. Only the center itself is required; the rest is optional. */
export async function loadCenter(site: SiteContext, alias: string) {
  const { locale } = site;
  const entities = await askForRecords(site, "center").catch(failPage);
  const entity = entities.find((center) => center.alias === alias);
  if (!entity) throw data(null, { status: 404 });
  const [asked, cities, regions, staff, vacancies, reviews, gallery, other, events] = await Promise.all([
    loadAskedServices(site),
    loadCities(site),
    loadRecordsWithFallback(site, "region"),
    loadRecordsWithFallback(site, "specialist", { center: [alias] }),
    loadRecordsWithFallback(site, "vacancy", { center: [alias] }),
    loadRecordsWithFallback(site, "review", { center: [alias] }),
    loadGallery(site, entity.galleryId),
    loadOtherFields(site, "center", entity),
    loadEvents(site, Date.now(), alias),
  ]);
  const center = toDetails(entity, cities, locale, asked);
  const region = regions.find((one) => one.alias === center.region);
  const all = entities.map((one) => toCenter(one, cities, locale, asked));
  return {
    entity,
    center,
    infectedGuests: takesGuests(center) ? infectedGuestsAt(center, all) : null,
    instead: insteadOf(center, all, asked),
    region: region ? toRegion(region, locale) : null,
    neighbours: neighboursOf(center, all),
    staff: staff.map((one) => toStaff(one, locale)),
    vacancies: vacancies
      .filter((one) => isOpenOn(one, today()))
      .map((one) => ({
        alias: one.alias,
        title: one.title,
        salary: sayPay(one),
        ...langOf(one.locale, locale),
      })),
    reviews: reviews.map((one) => toReview(one, locale)),
    gallery,
    other,
    events,
    quality: qualityOf(entity, entities),
  };
}

export type CenterDetails = ReturnType<typeof toDetails>;
export type StaffMember = ReturnType<typeof toStaff>;
export type CenterReview = ReturnType<typeof toReview>;

export function toDetails(entity: EntityOf<"center">, cities: City[], locale: Locale, asked: AskedServices = []) {
  const place = placeOf(entity);
  const shifts = toShifts(entity);
  return {
    ...toCenter(entity, cities, locale, asked),
    email: line(entity, "email"),
    hours: toHoursTable(hoursLines(entity), line(entity, "timezone")),
    hoursAhead: hoursAheadOfMoscow(line(entity, "timezone")),
    maps: place && mapLinks(place, entity.title),
    route: list(entity, "route"),
    shifts: shifts.lines.map((shift, index) => {
      const free = freeInShift(entity, index + 1, today());
      return { ...shift, ...(Object.keys(free).length > 0 && { free }) };
    }),
    shiftsADay: shifts.aDay,
    evening: shifts.evening,
    way: toWay(entity),
    stepFree: flag(entity, "stepFree"),
    about: entity.content ?? [],
    services: services(entity, "services"),
    equipment: list(entity, "equipment"),
    image: entity.image,
  };
}

export function toStaff(entity: EntityOf<"specialist">, locale: Locale) {
  return {
    alias: entity.alias,
    city: line(entity, "city"),
    name: entity.title,
    role: line(entity, "position") || line(entity, "speciality"),
    since: number(entity, "experience"),
    image: entity.image,
    /** Shown if there is no portrait. */
    ...langOf(entity.locale, locale),
  };
}

function toReview(entity: EntityOf<"review">, locale: Locale) {
  const day = date(entity, "date");
  return {
    alias: entity.alias,
    title: entity.title,
    author: line(entity, "author"),
    text: line(entity, "text"),
    answer: line(entity, "answer"),
    date: day ? toDay(locale, day) : null,
    ...langOf(entity.locale, locale),
  };
}

async function loadGallery(site: SiteContext, id: number | null) {
  if (id === null) return [];
  const { api } = site;
  const answer = await withFallback(site, api.galleryFiles({ id, filters: { active: true } }), { galleryFiles: [] });
  const { locale } = site;
  return answer.galleryFiles.map(({ title, image, locale: lang }) => ({ title, image, ...langOf(lang, locale) }));
}
