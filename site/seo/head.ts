import type { Locale } from "#contract/locale.ts";
import type { Image } from "#contract/records/image.ts";

export type Crumb = { title: string; href: string };

/** A piece of structured data, as schema.org names it. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };

/** What a page owes to search engines and to those who share it. Loaders make it, so its making never reaches the browser. */
export type Head = {
  title: string;
  description: string;
  keywords?: string | null;
  /** From the home page to this one; one array for the eye and for the structured data. Empty on the home page. */
  trail: Crumb[];
  /** Where the page lives in each language, and in which ones it is really written; absent for pages nobody should find. */
  address?: { paths: Record<Locale, string>; translations: Locale[] };
  /** The picture of the page itself, for those who share it. */
  image?: Image | null;
  things?: Thing[];
};
