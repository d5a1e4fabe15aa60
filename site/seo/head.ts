import type { Locale } from "#contract/locale.ts";
import type { ShareImage } from "#contract/records/share-image.ts";

export type Crumb = { title: string; href: string };

/** A piece of structured data, as schema.org names it. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };

type Said = {
  title: string;
  description: string;
  /**
   * From the home page to this one; one array for the visible trail and for the structured data. Empty on the home
   * page.
   */
  trail: Crumb[];
  /** The sharing picture with the page's title; by default the site's own. */
  shareImage?: ShareImage | null;
  /** Made by the functions in `things/`; null if there is nothing to say. */
  things?: (Thing | null)[];
};

export type FindableHead = Said & {
  /** Separated by commas. */
  keywords: string;
  /** The page's address in each language, and the languages it is really written in. */
  address: { paths: Record<Locale, string>; translations: Locale[] };
  /** Search engines are asked not to index the page. */
  isNoindex?: boolean;
};

/**
 * What a page gives to search engines and for sharing. Loaders make it, so this code never reaches the browser. A page
 * that must not be indexed, such as an error, has neither keywords nor an address.
 */
export type Head = FindableHead | (Said & { keywords?: undefined; address?: undefined; isNoindex?: undefined });
