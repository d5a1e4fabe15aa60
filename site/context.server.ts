import { createContext } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { VisionSettings } from "./vision/settings.ts";
import type { Client } from "./api/client.server.ts";

/** What every loader gets from the server, in the language of the address. */
export type SiteContext = {
  api: Client;
  locale: Locale;
  publicOrigin: string;
  /** The page of specimens answers; not to visitors. */
  hasStyleguide: boolean;
  reportError: (error: unknown) => void;
  /** The address holds bytes that are no text. */
  isUnreadable: boolean;
  /** The visually-impaired mode, where it is on. */
  vision: VisionSettings | null;
  /** Set when a call failed that the page could do without: such a page is not kept. */
  isPartial: boolean;
  /** The moment at which the page is another one: the day ends, a notice begins or ends. */
  endsAt: number;
};

export const siteContext = createContext<SiteContext>();
