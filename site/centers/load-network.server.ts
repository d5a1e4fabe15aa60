import type { RouterContextProvider } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { City } from "#contract/records/city.ts";
import type { Entity } from "#contract/records/entity.ts";
import { quietly } from "../api/quietly.server.ts";
import { siteContext } from "../context.server.ts";
import { langOf } from "../i18n/lang-of.ts";
import { line } from "../records/fields.server.ts";
import type { CenterSummary, Network, RegionSummary } from "./center.ts";
import { isOwnCity, regionOf } from "./regions.ts";

const CENTER = 1;
const REGION = 8;

/** All centers, regions and partner cities. Whatever of it cannot be had is empty: the page is worth showing without. */
export async function loadNetwork(context: Readonly<RouterContextProvider>): Promise<Network> {
  const { locale } = context.get(siteContext);
  const [centers, regions, cities] = await Promise.all([
    quietly(context, loadCenterEntities(context), []),
    quietly(context, loadRegionEntities(context), []),
    loadCities(context),
  ]);
  return {
    centers: centers.map((center) => toCenter(center, cities, locale)),
    regions: regions.map((region) => toRegion(region, locale)),
    partnerCities: cities
      .filter(({ partner, slug }) => partner && !isOwnCity(slug))
      .map(({ slug, title, locale: lang }) => ({ slug, title, ...langOf(lang, locale) })),
  };
}

/** Fails when they cannot be had: a center's own page cannot do without. */
export async function loadCenterEntities(context: Readonly<RouterContextProvider>): Promise<Entity[]> {
  return (await list(context, CENTER)).entities;
}

export async function loadRegionEntities(context: Readonly<RouterContextProvider>): Promise<Entity[]> {
  return (await list(context, REGION)).entities;
}

export async function loadCities(context: Readonly<RouterContextProvider>): Promise<City[]> {
  const { api } = context.get(siteContext);
  const answer = api.cities({ filters: { active: true }, order: { title: "asc" } });
  return (await quietly(context, answer, { cities: [] })).cities;
}

export function toCenter(center: Entity, cities: City[], locale: Locale): CenterSummary {
  const slug = line(center, "city");
  return {
    alias: center.alias,
    title: center.title,
    city: cities.find((city) => city.slug === slug)?.title ?? "",
    address: line(center, "address"),
    phone: line(center, "phone"),
    region: regionOf(center.alias, line(center, "region")),
    ...langOf(center.locale, locale),
  };
}

export function toRegion(region: Entity, locale: Locale): RegionSummary {
  return {
    alias: region.alias,
    title: region.title,
    phone: line(region, "phone"),
    description: line(region, "description"),
    ...langOf(region.locale, locale),
  };
}

function list(context: Readonly<RouterContextProvider>, config: number) {
  return context.get(siteContext).api.entities({ filters: { config, active: true }, order: { weight: "asc" } });
}
