import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, encodingFor } from "../http/encodings.ts";
import type { LogRequest } from "../http/request-log.ts";
import type { PageCache } from "./page-cache.ts";
import type { Page } from "./page.ts";

export type CachedPagesOptions = {
  cache: PageCache;
  /** The cache key of the answer; undefined if it belongs to one visitor. */
  cacheKeyOf(address: string, headers: IncomingHttpHeaders): string | undefined;
  /** Called for every request that may be answered here. */
  onRequest(headers: IncomingHttpHeaders): void;
  logRequest: LogRequest;
  isStopping(): boolean;
};

export type ServeCachedPages = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers cached pages before anything else runs; everything else is passed on. */
export function createCachedPages({
  cache,
  cacheKeyOf,
  onRequest,
  logRequest,
  isStopping,
}: CachedPagesOptions): ServeCachedPages {
  return (request, response, next) => {
    const { method = "", url = "", headers } = request;
    const isReading = method === "GET" || method === "HEAD";
    const key = isReading ? cacheKeyOf(url, headers) : undefined;
    if (key === undefined) return next();

    onRequest(headers);
    const started = performance.now();
    const taken = cache.take(key, request);
    // A cached page is sent synchronously.
    const cached = taken instanceof Promise ? "miss" : "hit";
    const finish = (page: Page, body: Uint8Array, encoding: Encoding) => {
      const id = randomUUID();
      const isKnown = isNamed(page.etag, headers["if-none-match"]);
      const status = isKnown ? 304 : page.status;
      const own = ["X-Request-Id", id];
      if (isStopping()) own.push("Connection", "close");
      if (!isKnown) own.push("Content-Length", String(body.length));
      if (!isKnown && encoding !== "identity") own.push("Content-Encoding", encoding);
      response.writeHead(status, [...page.headers, ...own]);
      response.end(isKnown || method === "HEAD" ? undefined : body);
      logRequest({ id, method, path: url.split("?", 1)[0] ?? "", status, started, cached });
    };
    const send = (page: Page | undefined): void | Promise<void> => {
      if (!page) return next();
      const encoding = encodingFor(headers["accept-encoding"]);
      const body = page.bodies[encoding]();
      if (body instanceof Promise) return body.then((whole) => finish(page, whole, encoding));
      return finish(page, body, encoding);
    };
    if (taken instanceof Promise) taken.then(send).catch(() => response.destroy());
    else void send(taken);
  };
}

/** Whether the browser already has this page, in any encoding; a star names every version. */
function isNamed(etag: string | null, known: string | undefined): boolean {
  return etag !== null && known !== undefined && (known.trim() === "*" || known.includes(etag.replace("W/", "")));
}
