import type { ComponentProps, ComponentType } from "react";
import type { Locale } from "#contract/locale.ts";

const formIn = {
  ru: () => import("../tools/forms/form-island-ru.tsx"),
  en: () => import("../tools/forms/form-island-en.tsx"),
} satisfies Record<Locale, () => Promise<unknown>>;

const dayMenuIn = {
  ru: () => import("../tools/day-menu/day-menu-island-ru.tsx"),
  en: () => import("../tools/day-menu/day-menu-island-en.tsx"),
} satisfies Record<Locale, () => Promise<unknown>>;

/** All islands. Code is loaded on hydration; an island with many texts loads only the page's language. */
export const islands = {
  calculator: () => import("../tools/calculator/calculator-island.tsx"),
  "center-finder": () => import("../tools/centers/center-finder.tsx"),
  "day-menu": (locale) => dayMenuIn[locale](),
  form: (locale) => formIn[locale](),
  "site-search": () => import("../tools/search/site-search.tsx"),
  specimen: () => import("./island-specimen.tsx"),
} satisfies Record<string, (locale: Locale) => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>["default"]
>;
