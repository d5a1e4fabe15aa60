import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { siteContext } from "./context.server.ts";

/** Pages are rendered whole: the policy lists the hash of every inline script, so all of them must be known first. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={routerContext} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await text(prelude), { status, headers });
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
