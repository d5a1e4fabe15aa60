import type { Locale } from "#contract/locale.ts";
import type { Place } from "./place.ts";

/** A center as lists show it. */
export type CenterSummary = {
  id?: number;
  alias: string;
  title: string;
  /** The city's name; empty where the list of cities could not be had. */
  city: string;
  address: string;
  phone: string;
  /** The alias of its region. */
  region: string | null;
  /** Their names, in the language of its words. */
  services?: string[];
  place?: Place | null;
  /** The language of its words, where that is not the page's. */
  lang?: Locale;
};

export type RegionSummary = {
  id?: number;
  alias: string;
  title: string;
  phone: string;
  description: string;
  lang?: Locale;
};

/** A city with centers of the partner network. */
export type PartnerCity = { slug: string; title: string; place?: Place | null; lang?: Locale };

/** A center or a region as the browser keeps it. */
export type Named = { id: number; title: string; alias: string };

export type Network = { centers: CenterSummary[]; regions: RegionSummary[]; partnerCities: PartnerCity[] };
