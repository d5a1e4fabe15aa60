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
  /** Stands before a picture's text where pictures are off. */
  picture: string;
  phone: { label: (phone: string) => string; free: string };
  /** Said above a text that falls back to Russian; Russian itself never does. */
  russianOnly: string | null;
  page: {
    error: {
      /** Under the heading of an unknown page, and of an error that brings no words of its own. */
      default: string;
    };
  };
  search_menu: { not_found: string };
  error: {
    /** Headings, by what happened. */
    notFound: string;
    badRequest: string;
    broken: string;
    /** Under the heading of an error that is ours. */
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
    /** What 38-ФЗ, article 24, part 7 asks beside every mention of medical services. */
    disclaimer: string;
    /** What the texts are, and what they are not. */
    reference: string;
    rights: (year: number) => string;
  };
};
