import type { Locale } from "#contract/locale.ts";

type Message = { title: string; text: string };

/** Every word of the interface. A key that one language lacks does not compile. */
export type Dictionary = {
  locale: Locale;
  brand: { name: string; tagline: string };
  nav: {
    label: string;
    skip: string;
    toHome: string;
    trail: string;
    home: string;
    about: string;
  };
  language: { toggle: string };
  /** Stands before a picture's text where pictures are off. */
  picture: string;
  phone: { label: (phone: string) => string };
  /** Said above a text that falls back to Russian; Russian itself never does. */
  russianOnly: string | null;
  error: {
    notFound: Message;
    badRequest: Message;
    broken: Message;
    toHome: string;
    urgent: string;
  };
  footer: {
    menu: string;
    office: string;
    contacts: string;
    disclaimer: string;
    rights: (year: number) => string;
  };
};
