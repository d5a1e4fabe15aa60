import type { Locale } from "#contract/locale.ts";

/** In one language only: nothing is known about the visitor by then. */
export const fatalErrorWords: { locale: Locale; title: string; what: string; toHome: string } = {
  locale: "en",
  title: "An error occurred",
  what: "An error occurred while showing this page",
  toHome: "Go back home",
};
