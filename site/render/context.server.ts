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
  /** Whether the style guide is available; not for visitors. */
  hasStyleguide: boolean;
  /** Whether submissions are mailed to staff; otherwise they wait, and the visitor sees whom to call. */
  isMailOn: boolean;
  /** Whether articles ask if they were useful: only our own API takes the answers. */
  asksUseful: () => boolean;
  /** The number of the visitor counter, if there is one. */
  metrikaId: string | null;
  /** Whether pages may be saved to the visitor's device. */
  isOfflineOn: boolean;
  reportError: (error: unknown) => void;
  /** Counts a post that does not reach the API; returns the seconds to wait if there were too many, otherwise null. */
  countPost: () => Promise<number | null>;
  /** The address contains bytes that are not text. */
  isUnreadable: boolean;
  /** The settings of the visually-impaired mode, if it is on. */
  vision: VisionSettings | null;
  /** Set when an optional call failed: such a page is not cached. */
  isPartial: boolean;
  /** When the page changes by itself: the day ends, a notice begins or ends. */
  endsAt: number;
  /** Set when the response depends on the visitor: it must not be cached for others. */
  isPersonal?: true;
};

export const siteContext = createContext<SiteContext>();
