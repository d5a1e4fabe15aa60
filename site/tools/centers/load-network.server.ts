import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { City } from "#contract/records/city.ts";
import type { AskedServices } from "#contract/variables/services.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { today } from "../../i18n/format-date.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line, list, number, serviceNotes, services } from "../../parts/records/fields.server.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { loadRecordsWithFallback } from "../../parts/records/load-records.server.ts";
import type { CenterSummary, Network, PartnerCity, RegionSummary } from "./center.ts";
import { freePlaces } from "./free-places.server.ts";
import { centerName } from "./center-name.ts";
import { hoursLines, sundayIn } from "./hours-lines.server.ts";
import { toShifts } from "./shift-lines.server.ts";
import { speechOf } from "./speech.server.ts";
import { tagsOf } from "./tags.server.ts";
import { stationsIn } from "./metro.ts";
import { type Place, placeAt } from "./place.ts";
import { toWay } from "./way.server.ts";
import { regionOf } from "../../parts/records/center-region.ts";
import { isOwnCity } from "./regions.ts";

/** All centers, regions and partner cities. Lists that cannot be loaded are empty: the page is still worth showing. */
export async function loadNetwork(site: SiteContext): Promise<Network> {
  const { locale } = site;
  const [centers, regions, cities, asked] = await Promise.all([
    loadRecordsWithFallback(site, "center"),
    loadRecordsWithFallback(site, "region"),
    loadCities(site),
    loadAskedServices(site),
  ]);
  const ours = new Set(centers.map((center) => line(center, "city")));
  const places = cities.map((city) => ({
    city: toCity(city, locale),
    isPartner: city.partner && !isOwnCity(city.slug),
    isOurs: ours.has(city.slug),
  }));
  return {
    centers: centers.map((center) => toCenter(center, cities, locale, asked)),
    asked,
    regions: regions.map((region) => toRegion(region, locale)),
    partnerCities: places.filter(({ isPartner }) => isPartner).map(({ city }) => city),
    otherCities: places.filter(({ isPartner, isOurs }) => !isPartner && !isOurs).map(({ city }) => city),
  };
}

function toCity({ slug, title, names, latitude, longitude, locale: lang }: City, locale: Locale): PartnerCity {
  return { slug, title, ...(names && { names }), place: placeAt(latitude, longitude), ...langOf(lang, locale) };
}

/** The names that distinguish centers from those of other cities, by alias. */
export async function loadCenterNames(site: SiteContext): Promise<Map<string, string>> {
  const [centers, cities] = await Promise.all([loadRecordsWithFallback(site, "center"), loadCities(site)]);
  return new Map(
    centers.map((center) => {
      const city = cities.find(({ slug }) => slug === line(center, "city"))?.title ?? "";
      return [center.alias, centerName({ title: center.title, city, address: line(center, "address") })];
    }),
  );
}

export async function loadAskedServices(site: SiteContext): Promise<AskedServices> {
  const all = (await loadVariable(site, "services")) ?? [];
  return all.flatMap(({ key, tag }) => (tag ? { key, tag } : []));
}

export function toCenter(
  center: EntityOf<"center">,
  cities: City[],
  locale: Locale,
  asked: AskedServices = [],
): CenterSummary {
  const slug = line(center, "city");
  const offered = services(center, "services");
  const { title } = center;
  const { title: city = "", names: cityNames } = cities.find((one) => one.slug === slug) ?? {};
  const address = line(center, "address");
  const free = freePlaces(center, locale, today());
  const speech = speechOf(center, locale);
  const metro = stationsIn([toWay(center)?.stop ?? "", ...list(center, "route")]);
  const { evening } = toShifts(center);
  const notes = { ...(evening && { evening: evening.days }), ...serviceNotes(center, "serviceNotes") };
  return {
    id: center.id,
    alias: center.alias,
    title,
    name: centerName({ title, city, address }),
    city,
    ...(cityNames && { cityNames }),
    address,
    ...(metro.length > 0 && { metro }),
    phone: line(center, "phone"),
    region: regionOf(center.alias, line(center, "region")),
    services: offered,
    tags: tagsOf(offered, asked),
    ...(Object.keys(notes).length > 0 && { serviceNotes: notes }),
    open: hoursLines(center).flatMap(({ short }) => short ?? []),
    stations: number(center, "stations"),
    sunday: sundayIn(center),
    place: placeOf(center),
    ...(speech && { speech }),
    ...(free && { free }),
    ...langOf(center.locale, locale),
  };
}

export function placeOf(center: EntityOf<"center">): Place | null {
  return placeAt(number(center, "latitude"), number(center, "longitude"));
}

export function toRegion(region: EntityOf<"region">, locale: Locale): RegionSummary {
  return {
    id: region.id,
    alias: region.alias,
    title: region.title,
    phone: line(region, "phone"),
    description: line(region, "description"),
    ...langOf(region.locale, locale),
  };
}
