import { createContext } from "react-router";
import type { Locale } from "#contract/locale.ts";
import type { VisionSettings } from "../frame/vision/settings.ts";
import type { Client } from "../api/client.server.ts";
import type { PageDeadline } from "../api/page-deadline.server.ts";

/** What every loader gets from the server, in the language of the address. */
export type SiteContext = {
  api: Client;
  deadline: PageDeadline;
  locale: Locale;
  publicOrigin: string;
  /** The page of specimens answers; not to visitors. */
  hasStyleguide: boolean;
  /** What visitors send goes to staff by mail; otherwise it waits, and the visitor is told whom to call. */
  isMailOn: boolean;
  /** Articles ask whether they were useful; not where the API is of another make. */
  asksUseful: boolean;
  /** The number of the visitor counter, where there is one. */
  metrikaId: string | null;
  /** Pages may be saved to the visitor's device. */
  isOfflineOn: boolean;
  reportError: (error: unknown) => void;
  /** Counts a post of this visitor that goes no further; seconds to wait when there were too many, otherwise null. */
  countPost: () => Promise<number | null>;
  /** The address holds bytes that are not text. */
  isUnreadable: boolean;
  /** The visually-impaired mode, where it is on. */
  vision: VisionSettings | null;
  /** Set when a call failed that the page could do without: such a page is not cached. */
  isPartial: boolean;
  /** The moment at which the page is another one: the day ends, a notice begins or ends. */
  endsAt: number;
  /** Set when the answer depends on the visitor: it must not be cached for others. */
  isPersonal?: true;
};

export const siteContext = createContext<SiteContext>();
