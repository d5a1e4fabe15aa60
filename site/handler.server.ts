import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { isReadablePath } from "#contract/path.ts";
import type { Ask, CallContext } from "#contract/services.ts";
import { createClient } from "./api/client.server.ts";
import { type SiteContext, siteContext } from "./context.server.ts";
import { href, localeOfPath } from "./urls.ts";
import { readVisionCookie } from "./vision/cookie.ts";

export type SiteOptions = {
  ask: Ask;
  publicOrigin: string;
  mode: "production" | "development";
  hasStyleguide: boolean;
  isMailOn: boolean;
  metrikaId: string | null;
  reportError: (error: unknown) => void;
};
export type Site = (request: Request, visitor?: CallContext["visitor"]) => Promise<Response>;

/** The site as one function. The server gives it a way to ask the API and what it knows of itself; nothing else crosses. */
export function createSite({ ask, mode, ...known }: SiteOptions): Site {
  const { publicOrigin } = known;
  const handle = createRequestHandler(build, mode);
  return async (request, visitor) => {
    const { pathname } = new URL(request.url);
    const locale = localeOfPath(pathname);
    const isUnreadable = !isReadablePath(pathname);
    const context = new RouterContextProvider();
    const api = createClient(ask, { locale, ...(visitor && { visitor }) });
    const settings = readVisionCookie(request.headers.get("Cookie"));
    const visit: SiteContext = {
      ...known,
      api,
      locale,
      isUnreadable,
      vision: settings.enabled ? settings : null,
      isPartial: false,
    };
    context.set(siteContext, visit);
    const asked =
      isUnreadable || isRouterAddress(pathname) ? new Request(publicOrigin + href(locale, "home") + NOWHERE) : request;
    const response = await handle(asked, context);
    if (visit.isPartial) response.headers.set("Cache-Control", "no-store");
    // In the visually-impaired mode a page is one visitor's own.
    if (visit.vision) response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

/** React Router answers these for its half in the browser, which is not there. */
function isRouterAddress(pathname: string): boolean {
  return pathname.endsWith(".data") || pathname === "/__manifest";
}

/** An address that no page has: its route is the one that takes every unknown address, and knows of unreadable ones. */
const NOWHERE = "/-/-";
