import { localePath, localesFrom, splitLocale } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import { copyOf, erasePages, fileOf, listPages, renewPage } from "./kept-pages.ts";
import { isKeepable } from "./read-page.ts";
import type { FetchEvent } from "./worker-scope.ts";

/** If a copy is saved, the visitor waits at most this long for a stalled connection. */
const WAIT_MS = 6000;
/** The worker does not handle files, the API or staff pages. */
const NO_PAGE = /^\/(?:api|assets|media|staff)\/|\.\w+$/;

const FILES = new Set<RequestDestination>(["style", "script", "font", "image"]);

/** The worker's response, if it handles the request. Posts always go to the network. */
export function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, destination, headers, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return undefined;
  if (mode === "navigate") return destination === "document" && !NO_PAGE.test(pathname) ? page(event) : undefined;
  if (method !== "GET") return undefined;
  if (headers.get("Accept") === "text/html") return NO_PAGE.test(pathname) ? undefined : page(event);
  return FILES.has(destination) ? file(event.request, pathname) : undefined;
}

/** The network's response; otherwise the saved copy, otherwise the list of saved pages. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  // An address with a query is a different page from the saved one.
  const copy = request.method === "GET" && search === "" ? await copyOf(pathname) : undefined;
  try {
    const coming = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(request));
    const response = await (copy ? within(WAIT_MS, coming) : coming);
    if (!copy) return response;
    if (response.status >= 500) return copy;
    event.waitUntil(renew(pathname, response.clone()));
    return response;
  } catch (error) {
    const answer = copy ?? (await atHand(pathname));
    if (answer) return answer;
    throw error;
  }
}

/** The list of saved pages with phone numbers, served with an error status; in another language if necessary. */
async function atHand(pathname: string): Promise<Response | undefined> {
  const { locale } = splitLocale(pathname);
  for (const at of localesFrom(locale)) {
    const saved = await copyOf(localePath(at, pathOf("saved")));
    if (saved) return new Response(saved.body, { status: 503, headers: saved.headers });
  }
  return undefined;
}

/** Refreshes the copy with the page just seen, or deletes it if the page was removed. */
async function renew(path: string, response: Response): Promise<void> {
  const kept = (await listPages()).find((page) => page.path === path);
  if (!kept) return;
  if (response.status === 404 || response.status === 410) await erasePages((page) => page.path === path);
  else if (isKeepable(response)) await renewPage(path, kept.as, response).catch(() => undefined);
}

/** A cached file has its hash in its name. Other files come from the network, as if there were no worker. */
async function file(request: Request, pathname: string): Promise<Response> {
  return (await fileOf(pathname)) ?? fetch(request);
}

function within<Value>(ms: number, coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("deadline")), ms);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
