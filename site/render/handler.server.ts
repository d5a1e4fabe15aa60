// Before all other styles: it says in which order their layers apply.
import "../ui/styles.css";
import { RouterContextProvider } from "react-router";
import { splitLocale } from "#contract/locale.ts";
import { isReadablePath } from "#contract/path.ts";
import type { Ask, CallContext } from "#contract/services.ts";
import { createClient } from "../api/client.server.ts";
import { NO_DEADLINE, type PageTimeouts, startPageDeadline } from "../api/page-deadline.server.ts";
import { type SiteContext, siteContext } from "./context.server.ts";
import { createRequestHandler } from "./entry.server.tsx";
import { nextMidnight } from "../i18n/format-date.ts";
import { wantsJson } from "./answer-in-json.server.ts";
import { cacheControl } from "./cache-policy.ts";
import type { SiteAssets } from "./page-assets.ts";
import { href } from "../urls.ts";
import { readVisionCookie } from "../frame/vision/cookie.ts";

export type SiteOptions = {
  ask: Ask;
  publicOrigin: string;
  assets: SiteAssets;
  hasStyleguide: boolean;
  /** When the content changes by itself; never, unless the server knows better. */
  contentChangesAt?: () => number;
  isMailOn: boolean;
  asksUseful: boolean;
  metrikaId: string | null;
  isOfflineOn: boolean;
  reportError: (error: unknown) => void;
  /** Counts a post that goes no further than the site; seconds to wait when its sender has posted too often. */
  countPost: (visitor: CallContext["visitor"]) => Promise<number | null>;
  /** With an API elsewhere. */
  timeouts?: PageTimeouts | undefined;
};
export type Site = (request: Request, visitor?: CallContext["visitor"]) => Promise<Response>;
export { cacheKeyOf } from "./cache-policy.ts";
/** For what is printed. Loaded when asked for: the frame of every page would carry the styles of blocks otherwise. */
export const loadBlockRenderer = async () => (await import("../parts/blocks/render-blocks.server.tsx")).renderBlocks;

/** The site as one function. The server gives it a way to ask the API and what it knows of itself; nothing else crosses. */
export function createSite({ ask, assets, contentChangesAt, timeouts, countPost, ...known }: SiteOptions): Site {
  const { publicOrigin } = known;
  const handle = createRequestHandler(assets);
  return async (request, visitor) => {
    const { pathname, search } = new URL(request.url);
    const locale = splitLocale(pathname).locale;
    const isUnreadable = !isReadablePath(pathname);
    const context = new RouterContextProvider();
    const deadline = timeouts ? startPageDeadline(timeouts, { isPost: request.method === "POST" }) : NO_DEADLINE;
    const api = createClient(
      ask,
      { locale, ...(visitor && { visitor }) },
      {
        required: deadline.required,
        onAnswer: ({ until = Infinity }) => void (visit.endsAt = Math.min(visit.endsAt, until)),
      },
    );
    const settings = readVisionCookie(request.headers.get("Cookie"));
    const visit: SiteContext = {
      ...known,
      countPost: () => countPost(visitor),
      api,
      deadline,
      locale,
      isUnreadable,
      vision: settings.enabled ? settings : null,
      isPartial: false,
      endsAt: Math.min(nextMidnight(Date.now()), contentChangesAt?.() ?? Infinity),
    };
    context.set(siteContext, visit);
    const asked = isUnreadable ? new Request(publicOrigin + href(locale, "home") + NOWHERE) : request;
    const response = await handle(asked, context).finally(deadline.end);
    const { status, headers } = response;
    const own = headers.get("Cache-Control");
    const answered = { address: pathname + search, status, own, isJson: wantsJson(request), visit };
    headers.set("Cache-Control", cacheControl(answered, Date.now()));
    return response;
  };
}

/** An address that no page has: its route is the one that takes every unknown address, and knows of unreadable ones. */
const NOWHERE = "/-/-";
