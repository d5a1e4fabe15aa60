import type { Dictionary } from "./dictionary.ts";

export const en: Dictionary = {
  locale: "en",
  brand: { name: "Renaria", tagline: "Dialysis and kidney care since 2005" },
  nav: {
    label: "Site sections",
    skip: "Skip to content",
    toHome: "Renaria — home page",
    trail: "You are here",
    home: "Home",
    about: "About us",
  },
  language: { toggle: "Русский" },
  picture: "Picture",
  phone: { label: (phone) => `Call ${phone}` },
  russianOnly: "This page has not been translated yet. Its text below is in Russian.",
  error: {
    notFound: {
      title: "This page could not be found",
      text: "It may have been removed, or the address may be wrong. Check the address or go back to the main page.",
    },
    badRequest: {
      title: "This address cannot be read",
      text: "It holds characters that make no sense together. Check the address or go back to the main page.",
    },
    broken: {
      title: "Something went wrong on our side",
      text: "Please open the page again in a minute. If it cannot wait, call us.",
    },
    toHome: "Back to the main page",
    urgent: "If it is urgent, call 103 or 112.",
  },
  footer: {
    menu: "All sections",
    office: "Head office",
    contacts: "Get in touch",
    disclaimer: "The information on this site is for reference only and does not replace a doctor’s advice.",
    rights: (year) => `© 2005–${year}, Renaria`,
  },
};
