import type { EntityOf } from "#contract/entity-configs.ts";
import { regionOf } from "../records/center-region.ts";
import { today } from "../../i18n/format-date.ts";
import { line, number } from "../records/fields.server.ts";
import { loadCities } from "../records/load-cities.server.ts";
import { loadRecordsWithFallback } from "../records/load-records.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

/** The year the first center opened. */
const FIRST_YEAR = 2005;

export type RegionCount = { alias: string; title: string; centers: number; place: Place | null };
type Place = { latitude: number; longitude: number };

export type CompanyCount = {
  centers: number;
  /** Dialysis stations in all centers. */
  stations: number;
  years: number;
  regions: RegionCount[];
  partnerCities: number;
};

/** The company's numbers, counted from its records; null if they could not be loaded. */
export async function countCompany(site: SiteContext): Promise<CompanyCount | null> {
  const [centers, regions, cities] = await Promise.all([
    loadRecordsWithFallback(site, "center"),
    loadRecordsWithFallback(site, "region"),
    loadCities(site),
  ]);
  if (centers.length === 0 || regions.length === 0) return null;
  return {
    centers: centers.length,
    stations: sum(centers.map((center) => number(center, "stations") ?? 0)),
    years: Number(today().slice(0, 4)) - FIRST_YEAR,
    regions: regions.map((region) => countRegion(region, centers)).filter((region) => region.centers > 0),
    partnerCities: cities.filter(({ partner }) => partner).length,
  };
}

function countRegion({ alias, title }: EntityOf<"region">, centers: EntityOf<"center">[]): RegionCount {
  const own = centers.filter((center) => regionOf(center.alias, line(center, "region")) === alias);
  const latitudes = own.flatMap((center) => number(center, "latitude") ?? []);
  const longitudes = own.flatMap((center) => number(center, "longitude") ?? []);
  const hasPlace = latitudes.length > 0 && longitudes.length > 0;
  const place = hasPlace ? { latitude: mean(latitudes), longitude: mean(longitudes) } : null;
  return { alias, title, centers: own.length, place };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function mean(numbers: number[]): number {
  return sum(numbers) / numbers.length;
}
