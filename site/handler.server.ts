import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { isReadablePath } from "#contract/path.ts";
import type { Ask } from "#contract/services.ts";
import { createClient } from "./api/client.server.ts";
import { type SiteContext, siteContext } from "./context.server.ts";
import { servingHtml } from "./static/serve-html.server.tsx";
import { href, localeOfPath } from "./urls.ts";
import { readVisionCookie } from "./vision/cookie.ts";

export type SiteOptions = {
  ask: Ask;
  publicOrigin: string;
  mode: "production" | "development";
  reportError: (error: unknown) => void;
};
export type Site = (request: Request) => Promise<Response>;

/** The site as one function. The server gives it a way to ask the API and its public origin; nothing else crosses. */
export function createSite({ ask, publicOrigin, mode, reportError }: SiteOptions): Site {
  // In development the views run in the browser, so that an edit shows at once.
  const handle = createRequestHandler(import.meta.env.PROD ? servingHtml(build) : build, mode);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const locale = localeOfPath(pathname);
    const isUnreadable = !isReadablePath(pathname);
    const context = new RouterContextProvider();
    const api = createClient(ask, { locale });
    const settings = readVisionCookie(request.headers.get("Cookie"));
    const visit: SiteContext = {
      api,
      locale,
      publicOrigin,
      reportError,
      isUnreadable,
      isDataRequest: pathname.endsWith(".data"),
      vision: settings.enabled ? settings : null,
      isPartial: false,
    };
    context.set(siteContext, visit);
    const asked = isUnreadable ? new Request(publicOrigin + href(locale, "home") + NOWHERE) : request;
    const response = await handle(asked, context);
    if (visit.isPartial) response.headers.set("Cache-Control", "no-store");
    // In the visually-impaired mode a page is one visitor's own.
    if (visit.vision) response.headers.set("Cache-Control", "private, no-store");
    return response;
  };
}

/** An address that no page has: its route is the one that takes every unknown address, and knows of unreadable ones. */
const NOWHERE = "/-/-";
