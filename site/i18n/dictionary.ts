import type { Locale } from "#contract/locale.ts";
import type { ModalId } from "../modals/modal-pages.ts";

type Message = { title: string; text: string };

/** Every word of the interface. A key that one language lacks does not compile. */
export type Dictionary = {
  locale: Locale;
  brand: { name: string; tagline: string };
  nav: {
    skip: string;
    toHome: string;
    trail: string;
    top: string;
    main: string;
    menu: string;
    search: string;
    findCenter: string;
    accessible: string;
  };
  bar: { label: string; call: string; request: string };
  notice: { label: string; more: string };
  cookies: { label: string; text: string; more: string; accept: string };
  quality: { title: string; inFrame: string };
  progress: string;
  offline: string;
  /** `labels`: what a modal is called, for those who hear it. */
  modal: { label: string; labels: Partial<Record<ModalId, string>>; close: string; loading: string };
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
    social: string;
    policy: string;
    cookies: string;
    sitemap: string;
    disclaimer: string;
    rights: (year: number) => string;
  };
};
