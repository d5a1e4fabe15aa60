import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { siteContext } from "./context.server.ts";
import { answerInJson, errorInJson, wantsJson } from "./answer-in-json.server.ts";
import { collectFragments } from "./fragments/fragment-cache.server.tsx";
import { Fragments } from "./fragments/fragments-context.ts";
import { setWords } from "./hyphenation/set-words.server.ts";
import { yieldToEventLoop } from "./yield-to-event-loop.server.ts";
import { PageAssets, type SiteAssets } from "./page-assets.ts";
import { loadIslands } from "../islands/island-code.server.ts";
import { endpointRoutes, modulesOf, pageRoutes } from "../routes.ts";
import { FatalErrorPage } from "../frame/fatal-error-page.tsx";
import { fatalErrorWords } from "../frame/fatal-error-words.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * React Router in data mode, from top to bottom: match → middleware → loaders → status → head → rendering → response.
 * Its documentation calls this a custom framework; there is no part in the browser.
 */
export function createRequestHandler(assets: SiteAssets) {
  const endpoints = createStaticHandler(endpointRoutes);
  const pages = createStaticHandler(pageRoutes);

  return async function handleRequest(request: Request, context: Context): Promise<Response> {
    const isEndpoint = matchRoutes(endpointRoutes, new URL(request.url).pathname) !== null;
    const response = isEndpoint ? await askEndpoint(request, context) : await askPage(request, context);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };

  async function askEndpoint(request: Request, requestContext: Context): Promise<Response> {
    try {
      return await endpoints.queryRoute(request, { requestContext });
    } catch (error) {
      if (!isRouteErrorResponse(error)) throw error;
      if (error.status >= 500) requestContext.get(siteContext).reportError(error);
      return errorInJson(error, error.status);
    }
  }

  /** Runs the page's middleware inside its language's shell. */
  async function askPage(request: Request, requestContext: Context): Promise<Response> {
    const response = await pages.query(request, {
      requestContext,
      ...(wantsJson(request) && forIsland),
      generateMiddlewareResponse: async (load) => {
        const loaded = await load(request);
        return loaded instanceof Response ? loaded : answer(request, requestContext, loaded);
      },
    });
    if (!(response instanceof Response)) throw new TypeError("React Router has answered without a response");
    return response;
  }

  /** For an island: the data only. */
  async function answer(request: Request, context: Context, loaded: StaticHandlerContext): Promise<Response> {
    // An aborted request, a wrong address and a wrong method are not logged.
    const report = (error: unknown) => {
      if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(siteContext).reportError(error);
    };
    Object.values(loaded.errors ?? {}).forEach(report);
    const headers = headersOf(loaded);
    if (wantsJson(request)) return answerInJson(loaded, loaded.statusCode, headers);
    headers.set("Content-Type", "text/html; charset=utf-8");
    // The answer to something sent is not kept waiting by pages that are only read.
    const { status, body } = await show(loaded, report, { isFirst: request.method === "POST" });
    return new Response(body, { status, headers });
  }

  /** A page that cannot be rendered becomes the error page; if that fails too, a page without dependencies. */
  async function show(loaded: StaticHandlerContext, report: (error: unknown) => void, turn: Turn): Promise<Shown> {
    try {
      return { status: loaded.statusCode, body: await render(pageOf(loaded), turn) };
    } catch (error) {
      report(error);
      if (loaded.errors) return { status: 500, body: await render(<LastPage />, turn) };
      return show(failed(loaded, error), report, turn);
    }
  }

  function pageOf(loaded: StaticHandlerContext): ReactNode {
    const styles = assets.stylesOf(modulesOf(shownMatches(loaded)));
    return (
      <PageAssets value={{ scripts: assets.scripts, styles }}>
        <StaticRouterProvider router={createStaticRouter(branchOf(loaded), loaded)} context={loaded} hydrate={false} />
      </PageAssets>
    );
  }
}

/** For an island only its page's loader runs, not those around it, and none after a post. */
const forIsland = { filterMatchesToLoad: isPage, skipRevalidation: true };

function isPage({ route }: { route: { children?: unknown } }): boolean {
  return !route.children;
}

type Turn = { isFirst: boolean };
type Shown = { status: number; body: Uint8Array<ArrayBuffer> };

/** Headers set by the page's own action and loader; and what an address's answer depends on: an island, the mode. */
function headersOf({ matches, actionHeaders, loaderHeaders }: StaticHandlerContext): Headers {
  const id = matches.at(-1)?.route.id ?? "";
  return new Headers([...(actionHeaders[id] ?? []), ...(loaderHeaders[id] ?? []), ["Vary", "Accept, Cookie"]]);
}

/** Below the boundary that shows an error nothing is rendered, so no styles are needed. */
function shownMatches({ matches, errors }: StaticHandlerContext): StaticHandlerContext["matches"] {
  const boundary = errors ? matches.findIndex(({ route }) => route.id in errors) : -1;
  return boundary < 0 ? matches : matches.slice(0, boundary + 1);
}

/**
 * Only the branch of routes that leads to the page: otherwise React Router would go over the whole table for each page.
 */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (below, { route }) => [route.children ? { ...route, index: false, children: below } : route],
    [],
  );
}

function failed(loaded: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const boundary = loaded.matches.findLast(({ route }) => route.ErrorBoundary);
  return { ...loaded, statusCode: 500, errors: { [boundary?.route.id ?? "root"]: error } };
}

/** React writes the doctype only into streams. */
const DOCTYPE = "<!DOCTYPE html>";

/** Rendered at once: the loaders have finished, so no view suspends. As bytes, because that is how it is sent. */
async function render(page: ReactNode, turn: Turn): Promise<Uint8Array<ArrayBuffer>> {
  await loadIslands();
  await yieldToEventLoop(turn);
  const fragments = collectFragments();
  const html = renderToString(<Fragments value={fragments.place}>{page}</Fragments>);
  return Buffer.from(setWords(DOCTYPE + html, fragments));
}

function LastPage() {
  return (
    <html lang={fatalErrorWords.locale}>
      <head />
      <body>
        <FatalErrorPage />
      </body>
    </html>
  );
}
