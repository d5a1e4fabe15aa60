import { type ComponentType, createContext } from "react";
import type { VisionSettings } from "../../frame/vision/settings.ts";
import type { Dictionary } from "../../i18n/dictionary.ts";

/** A view with its props and context. */
export type Fragment = {
  view: ComponentType<object>;
  props: object;
  around: {
    words: Dictionary;
    vision: VisionSettings | null;
    picturesOff: string | null;
    isOfflineOn: boolean;
    returnPath: string;
  };
};

/** Takes a fragment of the page and returns its placeholder until the page is assembled. */
export type PlaceFragment = (fragment: Fragment) => string;

export const Fragments = createContext<PlaceFragment | null>(null);
