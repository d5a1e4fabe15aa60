import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { Ask } from "#contract/services.ts";
import { createClient } from "./api/client.server.ts";
import { siteContext } from "./context.server.ts";
import { localeOfPath } from "./urls.ts";

export type SiteOptions = {
  ask: Ask;
  publicOrigin: string;
  mode: "production" | "development";
  reportError: (error: unknown) => void;
};
export type Site = (request: Request) => Promise<Response>;

/** The site as one function. The server gives it a way to ask the API and its public origin; nothing else crosses. */
export function createSite({ ask, publicOrigin, mode, reportError }: SiteOptions): Site {
  const handle = createRequestHandler(build, mode);
  return (request) => {
    const locale = localeOfPath(new URL(request.url).pathname);
    const context = new RouterContextProvider();
    context.set(siteContext, {
      api: createClient(ask, { locale }),
      locale,
      publicOrigin,
      reportError,
    });
    return handle(request, context);
  };
}
