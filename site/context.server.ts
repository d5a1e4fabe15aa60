import { createContext } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { VisionSettings } from "./vision/settings.ts";
import type { Client } from "./api/client.server.ts";

/** What every loader gets from the server, in the language of the address. */
export type SiteContext = {
  api: Client;
  locale: Locale;
  publicOrigin: string;
  reportError: (error: unknown) => void;
  /** The address holds bytes that are no text. */
  isUnreadable: boolean;
  /** A navigation of the browser asks for the page's data, not for a document. */
  isDataRequest: boolean;
  /** The visually-impaired mode, where it is on. */
  vision: VisionSettings | null;
  /** Set when a call failed that the page could do without: such a page is not kept. */
  isPartial: boolean;
};

export const siteContext = createContext<SiteContext>();
