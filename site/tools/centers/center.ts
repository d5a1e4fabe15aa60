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
  /** By which it is told from those of other cities. */
  name?: string;
  /** The city's name; empty where the list of cities could not be had. */
  city: string;
  /** The same in every language. */
  cityNames?: string[];
  address: string;
  phone: string;
  /** The alias of its region. */
  region: string | null;
  /** In the language of its words. */
  services?: Service[];
  /** Of those, what people look for first, by its short name. */
  tags?: Tag[];
  /** When it is open, a line a card has room for. */
  open?: string[];
  stations?: number | null;
  /** Its line of Sunday's hours, if it has any. */
  sunday?: string | null;
  place?: Place | null;
  /** What is spoken there, and who interprets from English; absent where it has said nothing. */
  speech?: Speech;
  /** Absent where it has said nothing. */
  free?: FreePlaces;
  /** The language of its words, where that is not the page's. */
  lang?: Locale;
};

/** In words of the page's language. */
export type Speech = { spoken: string; english: string };

/** For whom a place is: somebody who stays, or a guest. */
export const placeKinds = ["regular", "guest"] as const;
export type PlaceKind = (typeof placeKinds)[number];
/** `ask`: it was said too long ago. */
export type FreeState = "free" | "full" | "ask";
export type FreeInShift = Partial<Record<PlaceKind, FreeState>>;
/** What a center says of its free places, and on which day it said the last of it. */
export type FreePlaces = FreeInShift & { said: Day };

/** A service by the name that cards and filters have room for. */
export type Tag = { key: string; title: string };

export type RegionSummary = {
  id?: number;
  alias: string;
  title: string;
  phone: string;
  description: string;
  lang?: Locale;
};

/** A city, mostly one with centers of the partner network. */
export type PartnerCity = { slug: string; title: string; names?: string[]; place?: Place | null; lang?: Locale };

/** A center or a region as the browser keeps it. */
export type Named = { id: number; title: string; alias: string };

export type Network = {
  centers: CenterSummary[];
  regions: RegionSummary[];
  partnerCities: PartnerCity[];
  /** Cities without any center, of ours or of partners: who lives there is told what is nearest. */
  otherCities?: PartnerCity[];
  /** Which services people look for first. */
  asked?: AskedServices;
};
