import { createContext } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { Client } from "./api/client.server.ts";

/** What every loader gets from the server, in the language of the address. */
export type SiteContext = {
  api: Client;
  locale: Locale;
  publicOrigin: string;
  reportError: (error: unknown) => void;
  /** The address holds bytes that are no text. */
  isUnreadable: boolean;
  /** Set when a call failed that the page could do without: such a page is not kept. */
  isPartial: boolean;
};

export const siteContext = createContext<SiteContext>();
