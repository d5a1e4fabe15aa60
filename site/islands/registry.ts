import type { ComponentProps, ComponentType } from "react";
import type { Locale } from "#contract/locale.ts";

const formIn = {
  ru: () => import("./form-ru.tsx"),
  en: () => import("./form-en.tsx"),
} satisfies Record<Locale, () => Promise<unknown>>;

/** Every island: what truly lives in the browser. Its code loads when it wakes; one with many words, in the language of the page alone. */
export const islands = {
  calculator: () => import("./calculator.tsx"),
  "center-finder": () => import("./center-finder.tsx"),
  form: (locale) => formIn[locale](),
  "site-search": () => import("./site-search.tsx"),
  specimen: () => import("./specimen.tsx"),
} satisfies Record<string, (locale: Locale) => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>["default"]
>;
