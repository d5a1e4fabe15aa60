// Before all other styles: it defines the order of layers.
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
  /** When the content changes by itself; by default never. */
  contentChangesAt?: () => number;
  isMailOn: boolean;
  asksUseful: () => boolean;
  metrikaId: string | null;
  isOfflineOn: boolean;
  reportError: (error: unknown) => void;
  /** Counts a post that does not go beyond the site; returns the seconds to wait if its sender has posted too often. */
  countPost: (visitor: CallContext["visitor"]) => Promise<number | null>;
  /** With another API. */
  timeouts?: PageTimeouts | undefined;
};
export type Site = (request: Request, visitor?: CallContext["visitor"]) => Promise<Response>;
export { cacheKeyOf } from "./cache-policy.ts";
/** For printed documents. Imported on demand: otherwise the frame of every page would have the styles of blocks. */
export const loadBlockRenderer = async () => (await import("../parts/blocks/render-blocks.server.tsx")).renderBlocks;

/** The site as one function. The server passes an API client and its own settings; nothing else crosses. */
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

/** An address without a page: handled by the catch-all route, which also handles unreadable addresses. */
const NOWHERE = "/-/-";
