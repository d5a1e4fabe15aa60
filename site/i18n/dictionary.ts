import type { Locale } from "#contract/locale.ts";

/** Every word of the interface. A key that one language lacks does not compile. */
export type Dictionary = {
  locale: Locale;
  brand: { name: string; tagline: string };
  nav: {
    quick: string;
    skip: string;
    toHome: string;
    trail: string;
    top: string;
    main: string;
    menu: string;
    search: string;
    findCenter: string;
    accessible: string;
    /** Beside the wheelchair in the header. */
    accessibleShort: string;
  };
  notice: { label: string; more: string };
  quality: { title: string; inFrame: string };
  /** Shown before a picture's text if pictures are off. */
  picture: string;
  phone: { label: (phone: string) => string; free: string; abroad: string };
  /** Shown above a text that falls back to Russian; Russian itself never does. */
  russianOnly: string | null;
  page: {
    error: {
      /** Under the heading of an unknown page, and of an error without its own message. */
      default: string;
    };
  };
  search_menu: { not_found: string };
  error: {
    /** Headings of the error page. */
    notFound: string;
    badRequest: string;
    refused: string;
    broken: string;
    /** Under the heading of a server error. */
    ours: string;
    toHome: string;
  };
  footer: {
    menu: string;
    social: string;
    policy: string;
    cookies: string;
    accessibility: string;
    sitemap: string;
    /** Required by 38-ФЗ, article 24, part 7, beside every mention of medical services. */
    disclaimer: string;
    /** The purpose and the limits of the texts. */
    reference: string;
    rights: (year: number) => string;
  };
};
