import type { Locale } from "#contract/locale.ts";
import type { ShareImage } from "#contract/records/share-image.ts";

export type Crumb = { title: string; href: string };

/** A piece of structured data, as schema.org names it. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };

type Said = {
  title: string;
  description: string;
  /** From the home page to this one; one array for the eye and for the structured data. Empty on the home page. */
  trail: Crumb[];
  /** The picture made of the page's title, for those who share it; the site's own where there is none. */
  shareImage?: ShareImage | null;
  /** Made by the functions in `things/`; a maker that has nothing to say gives null. */
  things?: (Thing | null)[];
};

export type FindableHead = Said & {
  /** With commas between them. */
  keywords: string;
  /** Where the page lives in each language, and in which ones it is really written. */
  address: { paths: Record<Locale, string>; translations: Locale[] };
  /** Search engines are asked to leave the page out. */
  isNoindex?: boolean;
};

/**
 * What a page owes to search engines and to those who share it. Loaders make it, so its making never reaches the browser.
 * A page that must not be found, such as an error, has neither keywords nor an address.
 */
export type Head = FindableHead | (Said & { keywords?: undefined; address?: undefined; isNoindex?: undefined });
