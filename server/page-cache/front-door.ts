import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { LogRequest } from "../http/request-log.ts";
import type { PageCache } from "./page-cache.ts";
import { type Encoding, encodingFor, type Page } from "./page.ts";

export type FrontDoorOptions = {
  cache: PageCache;
  keptAs(address: string): string | undefined;
  /** Told of every request that is answered here. */
  onRequest(headers: IncomingHttpHeaders): void;
  logRequest: LogRequest;
  isStopping(): boolean;
};

/** True when it has answered, or will. */
export type FrontDoor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What is no page of the site, though a page could have its address. */
const OURS = /^\/(?:healthz|readyz|metrics|locale|vision)$/;

/** Pages that are kept are answered here, before anything else is asked; everything else goes on inside. */
export function createFrontDoor({ cache, keptAs, onRequest, logRequest, isStopping }: FrontDoorOptions): FrontDoor {
  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (isOneVisitors(headers)) return false;
    const key = OURS.test(url) ? undefined : keptAs(url);
    if (key === undefined) return false;

    const started = performance.now();
    const finish = (page: Page, body?: Uint8Array, encoding?: Encoding) => {
      const id = randomUUID();
      const own = ["X-Request-Id", id, "Content-Length", String(body?.length ?? 0)];
      if (encoding && encoding !== "identity") own.push("Content-Encoding", encoding);
      if (isStopping()) own.push("Connection", "close");
      const isSame = isNamed(page.etag, headers["if-none-match"]);
      const status = isSame ? 304 : page.status;
      response.writeHead(status, [...page.headers, ...(isSame ? own.slice(0, 2) : own)]);
      response.end(isSame || method === "HEAD" ? undefined : body);
      logRequest({ id, method, path: url.split("?", 1)[0] ?? "", status, started });
    };
    const send = (page: Page): void | Promise<void> => {
      if (!page.bodies) return finish(page);
      const encoding = encodingFor(headers["accept-encoding"]);
      const body = page.bodies[encoding]();
      if (body instanceof Promise) return body.then((whole) => finish(page, whole, encoding));
      return finish(page, body, encoding);
    };
    onRequest(headers);
    const taken = cache.take(key);
    // At hand, it is sent in the same breath.
    if (taken instanceof Promise) taken.then(send).catch(() => response.destroy());
    else void send(taken);
    return true;
  };
}

/** An island asks for data; in the visually-impaired mode a page is one visitor's own. */
function isOneVisitors({ accept, cookie }: IncomingHttpHeaders): boolean {
  return accept?.startsWith("application/json") === true || cookie?.includes("visually_impaired") === true;
}

/** Whether the browser has this very page; what it was packed in does not matter. */
function isNamed(etag: string | undefined, known: string | undefined): boolean {
  return etag !== undefined && known !== undefined && known.includes(etag.replace("W/", ""));
}
