import type { Dictionary } from "./dictionary.ts";

export const en: Dictionary = {
  locale: "en",
  brand: { name: "Renaria", tagline: "dialysis and kidney care since 2005" },
  nav: {
    quick: "Quick access",
    skip: "Skip to content",
    toHome: " — home page",
    trail: "You are here",
    top: "About Renaria",
    main: "Treatment",
    menu: "Menu",
    search: "Search the site",
    findCenter: "Find a centre",
    accessible: "Access for people with limited mobility",
    accessibleShort: "Step-free access",
  },
  notice: { label: "Notice", more: "What it means for you" },
  quality: {
    title: "Independent quality assessment: tell us about your centre",
    inFrame: "The questionnaire takes three minutes",
  },
  picture: "Picture",
  phone: { label: (phone) => `Call ${phone}`, free: "free within Russia", abroad: "From abroad" },
  russianOnly: "This page has not been translated yet. Its text below is in Russian.",
  page: {
    error: {
      default:
        "The address may be wrong, or the page may have been removed. If the address is right, try again in a minute or call us.",
    },
  },
  search_menu: { not_found: "Nothing found" },
  error: {
    notFound: "This page could not be found",
    badRequest: "We cannot read this address",
    refused: "The page did not open",
    broken: "Something went wrong on our side",
    ours: "The page did not open, and it is our fault. Reload it in a minute. If that does not help, call us: we will answer your question or take your request over the phone.",
    toHome: "Back to the main page",
  },
  footer: {
    menu: "All sections",
    social: "Follow us",
    policy: "Personal data policy (PDF, in Russian)",
    cookies: "Cookies",
    accessibility: "Accessibility of this site",
    sitemap: "Site map",
    disclaimer: "There are contraindications. Consult a specialist.",
    reference: "The information on this site is for reference.",
    rights: (year) => `© 2005–${year}, Renaria`,
  },
};
