import type { RouterContextProvider } from "react-router";
import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import type { City } from "#contract/records/city.ts";
import type { AskedServices } from "#contract/variables/asked-services.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { siteContext } from "../../render/context.server.ts";
import { today } from "../../i18n/format-date.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { line, list as fieldList, number } from "../../parts/records/fields.server.ts";
import { loadCities } from "../../parts/records/load-cities.server.ts";
import { loadRecordsQuietly } from "../../parts/records/load-records.server.ts";
import type { CenterSummary, Network, RegionSummary } from "./center.ts";
import { freePlaces } from "./free-places.server.ts";
import { centerName } from "./center-name.ts";
import { shortHours, sundayIn } from "./short-hours.server.ts";
import { tagsOf } from "./tags.server.ts";
import { type Place, placeAt } from "./place.ts";
import { regionOf } from "../../parts/records/center-region.ts";
import { isOwnCity } from "./regions.ts";

/** All centers, regions and partner cities. Whatever of it cannot be had is empty: the page is worth showing without. */
export async function loadNetwork(context: Readonly<RouterContextProvider>): Promise<Network> {
  const { locale } = context.get(siteContext);
  const [centers, regions, cities, asked] = await Promise.all([
    loadRecordsQuietly(context, "center"),
    loadRecordsQuietly(context, "region"),
    loadCities(context),
    loadAskedServices(context),
  ]);
  return {
    centers: centers.map((center) => toCenter(center, cities, locale, asked)),
    asked,
    regions: regions.map((region) => toRegion(region, locale)),
    partnerCities: cities
      .filter(({ partner, slug }) => partner && !isOwnCity(slug))
      .map(({ slug, title, latitude, longitude, locale: lang }) => ({
        slug,
        title,
        place: placeAt(latitude, longitude),
        ...langOf(lang, locale),
      })),
  };
}

export async function loadAskedServices(context: Readonly<RouterContextProvider>): Promise<AskedServices> {
  return (await loadVariable(context, "asked-services")) ?? [];
}

export function toCenter(
  center: EntityOf<"center">,
  cities: City[],
  locale: Locale,
  asked: AskedServices = [],
): CenterSummary {
  const slug = line(center, "city");
  const services = fieldList(center, "services");
  const { title } = center;
  const city = cities.find((one) => one.slug === slug)?.title ?? "";
  const address = line(center, "address");
  const free = freePlaces(center, locale, today());
  return {
    id: center.id,
    alias: center.alias,
    title,
    name: centerName({ title, city, address }),
    city,
    address,
    phone: line(center, "phone"),
    region: regionOf(center.alias, line(center, "region")),
    services,
    tags: tagsOf(services, asked),
    open: fieldList(center, "hours").flatMap(shortHours),
    stations: number(center, "stations"),
    sunday: sundayIn(fieldList(center, "hours")),
    place: placeOf(center),
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
