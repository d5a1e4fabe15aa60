import type { ComponentProps, ComponentType } from "react";

/** Every island: what truly lives in the browser. Its code loads when it wakes. */
export const islands = {
  "center-finder": () => import("./center-finder.tsx"),
  "site-search": () => import("./site-search.tsx"),
  specimen: () => import("./specimen.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>["default"]
>;
