import type { Locale } from "#contract/locale.ts";
import type { Service } from "#contract/records/service.ts";
import type { AskedServices } from "#contract/variables/services.ts";
import type { Day } from "../../i18n/format-date.ts";
import type { Place } from "./place.ts";

/** A center as lists show it. */
export type CenterSummary = {
  id?: number;
  alias: string;
  title: string;
  /** A name that distinguishes it from centers of other cities. */
  name?: string;
  /** The city's name; empty if the list of cities could not be loaded. */
  city: string;
  /** The city's names in all languages. */
  cityNames?: string[];
  address: string;
  phone: string;
  /** The metro stations on the way to it. */
  metro?: string[];
  /** The alias of its region. */
  region: string | null;
  /** In the language of its texts. */
  services?: Service[];
  /** The most requested of its services, by their short names. */
  tags?: Tag[];
  /** When it has a service, if not always, by the service's key. */
  serviceNotes?: Record<string, string>;
  /** When it is open, short enough for a card. */
  open?: string[];
  stations?: number | null;
  /** Its Sunday hours, if it has any. */
  sunday?: string | null;
  place?: Place | null;
  /** The languages spoken there, and who interprets from English; absent if unknown. */
  speech?: Speech;
  /** Absent if unknown. */
  free?: FreePlaces;
  /** The language of its texts, if it is not the page's. */
  lang?: Locale;
};

/** In the page's language. */
export type Speech = { spoken: string; english: string };

/** Who a place is for: a permanent patient or a guest. */
export const placeKinds = ["regular", "guest"] as const;
export type PlaceKind = (typeof placeKinds)[number];
/** `ask`: the information is outdated. */
export type FreeState = "free" | "full" | "ask";
export type FreeInShift = Partial<Record<PlaceKind, FreeState>>;
/** The free places of a center, and the date of the latest information. */
export type FreePlaces = FreeInShift & { said: Day };

/** A service by its short name for cards and filters. */
export type Tag = { key: string; title: string };

export type RegionSummary = {
  id?: number;
  alias: string;
  title: string;
  phone: string;
  description: string;
  lang?: Locale;
};

/** A city, usually with centers of the partner network. */
export type PartnerCity = { slug: string; title: string; names?: string[]; place?: Place | null; lang?: Locale };

/** A center or a region in the client state. */
export type Named = { id: number; title: string; alias: string };

export type Network = {
  centers: CenterSummary[];
  regions: RegionSummary[];
  partnerCities: PartnerCity[];
  /** Cities without any center, ours or partners': people there are shown the nearest ones. */
  otherCities?: PartnerCity[];
  /** The most requested services. */
  asked?: AskedServices;
};
