import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { BrowserScripts } from "./browser-scripts.ts";
import { siteContext } from "./context.server.ts";
import { answerInJson, wantsJson } from "./islands/answer-in-json.server.ts";
import { ownTurn } from "./own-turn.server.ts";
import { openLoaderData } from "./sealed-data.server.ts";
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
  openLoaderData(staticHandlerContext);
  delete routerContext.serverHandoffStream;
  if (wantsJson(request)) return answerInJson(staticHandlerContext, status, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const scripts = [manifest.hmr?.runtime, manifest.entry.module].filter((source) => source !== undefined);
  const page = (
    <BrowserScripts value={scripts}>
      <ServerRouter context={withMatchedRoutes(routerContext)} url={request.url} />
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

/** For every page React Router makes its whole table of routes anew; a page needs those that lead to it. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** As bytes: that is how React writes it and how it is sent. */
async function render(page: ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  await ownTurn();
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const chunks: Uint8Array[] = [];
  await new Promise((resolve, reject) => {
    prelude.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    prelude.on("end", resolve);
    prelude.on("error", reject);
  });
  return Buffer.concat(chunks);
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
