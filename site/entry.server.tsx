import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { BrowserScripts } from "./browser-scripts.ts";
import { siteContext } from "./context.server.ts";
import { answerInJson, wantsJson } from "./islands/answer-in-json.server.ts";
import { LastNet } from "./shell/last-net.tsx";

/** Pages are rendered whole: the same page is the same bytes, and may be kept. An island gets the data alone. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.append("Vary", "Accept");
  const { manifest, staticHandlerContext } = routerContext;
  if (wantsJson(request)) return answerInJson(staticHandlerContext, status, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const scripts = [manifest.hmr?.runtime, manifest.entry.module].filter((source) => source !== undefined);
  const page = (
    <BrowserScripts value={scripts}>
      <ServerRouter context={routerContext} url={request.url} />
    </BrowserScripts>
  );
  try {
    return new Response(await render(page), { status, headers });
  } catch (error) {
    if (!staticHandlerContext.errors) throw error;
    // The page that tells of an error has failed itself: what is left leans on nothing.
    context.get(siteContext).reportError(error);
    const lastNet = (
      <html lang="en">
        <head />
        <body>
          <LastNet />
        </body>
      </html>
    );
    return new Response(await render(lastNet), { status: 500, headers });
  }
}

async function render(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return text(prelude);
}

/** A wrong method or address is the caller's fault and no news; a visitor who left is none either. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (!isTheirs && !request.signal.aborted) context.get(siteContext).reportError(error);
}

type HandleErrorArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
};
