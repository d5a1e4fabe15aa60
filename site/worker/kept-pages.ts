import { FETCH_MS, fetchFiles } from "./fetch-files.ts";
import type { Fault, KeptAs, KeptPage } from "./messages.ts";
import { clinicOf, isKeepable, isOfVisionMode, titleOf, withOnePictureSize } from "./read-page.ts";

const PREFIX = "offline-";
const PAGES = `${PREFIX}pages-1`;
const FILES = `${PREFIX}files-1`;
/** Limits the visitor's saved pages; the few pages that the site saves for everybody do not count. */
const MOST_PAGES = 40;
const MOST_PAGE_BYTES = 5_000_000;
const MOST_BYTES = 30_000_000;
const KEPT = { at: "X-Kept-At", as: "X-Kept-As", bytes: "X-Kept-Bytes", title: "X-Kept-Title", files: "X-Kept-Files" };

export class KeepingFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/**
 * Saves a page with every file it needs, or leaves the earlier copy unchanged: a copy always has matching styles and
 * scripts, even after a deployment. Fetched without cookies, so that no personal page is stored.
 */
export async function keepPage(path: string, as: KeptAs, come?: Response): Promise<void> {
  await store({ path, as, response: come ?? (await fetchPage(path)) });
}

/** The same for a page that is kept already: one that the visitor erases meanwhile does not come back. */
export async function renewPage(path: string, as: KeptAs, come?: Response): Promise<void> {
  await store({ path, as, response: come ?? (await fetchPage(path)), isRenewed: true });
}

type Stored = { path: string; as: KeptAs; response: Response; isRenewed?: boolean };

async function store({ path, as, response, isRenewed }: Stored): Promise<void> {
  if (!isKeepable(response)) throw new KeepingFault(response.status >= 500 ? "unreachable" : "refused");
  const html = withOnePictureSize(await response.text());
  if (isOfVisionMode(html)) throw new KeepingFault("refused");
  await alone(async (pages) => {
    const kept = await listPages();
    if (isRenewed && !kept.some((page) => page.path === path)) return;
    // Replaces the earlier copy; a visitor has only one own center.
    const isReplaced = (page: KeptPage) => page.path === path || (as === "center" && page.as === as);
    const own = kept.filter((page) => page.as !== "always" && !isReplaced(page));
    if (as !== "always" && own.length >= MOST_PAGES) throw new KeepingFault("too-many");
    try {
      const files = await caches.open(FILES);
      const { paths, pictureBytes } = await fetchFiles(html, files).catch((error: unknown) => {
        throw isFull(error) ? error : new KeepingFault("unreachable", error);
      });
      const bytes = new Blob([html]).size + pictureBytes;
      const all = own.reduce((sum, page) => sum + page.bytes, bytes);
      if (bytes > MOST_PAGE_BYTES) throw new KeepingFault("too-large");
      if (as !== "always" && all > MOST_BYTES) throw new KeepingFault("no-room");
      await pages.put(path, new Response(html, { headers: headersFor(response, { html, as, bytes, paths }) }));
      for (const page of kept.filter(isReplaced)) if (page.path !== path) await pages.delete(page.path);
    } catch (error) {
      throw isFull(error) ? new KeepingFault("no-room", error) : error;
    } finally {
      await dropUnusedFiles(pages);
    }
  });
}

/** The saved copy of a page. */
export async function copyOf(path: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(path);
}

/** A file of a saved page. */
export async function fileOf(path: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(path);
}

export async function erasePages(isErased: (page: KeptPage) => boolean): Promise<void> {
  const erased = (await listPages()).filter(isErased);
  await alone(async (pages) => {
    for (const { path } of erased) await pages.delete(path);
    await dropUnusedFiles(pages);
  });
}

export async function listPages(): Promise<KeptPage[]> {
  const pages = await caches.open(PAGES);
  const kept = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const copy = await pages.match(request);
      if (!copy) return [];
      const { headers } = copy;
      const page: KeptPage = {
        path: new URL(request.url).pathname,
        title: decodeURIComponent(headers.get(KEPT.title) ?? ""),
        bytes: Number(headers.get(KEPT.bytes)),
        at: headers.get(KEPT.at) ?? "",
        as: headers.get(KEPT.as) as KeptAs,
      };
      if (page.as === "center") page.clinic = clinicOf(await copy.text());
      return [page];
    }),
  );
  return kept.flat();
}

/** Deletes caches of earlier formats; with `isWhole`, everything. */
export async function dropCaches({ isWhole = false } = {}): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const current = isWhole ? [] : [PAGES, FILES];
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

async function fetchPage(path: string): Promise<Response> {
  const headers = { Accept: "text/html" };
  const response = await fetch(path, { headers, credentials: "omit", signal: AbortSignal.timeout(FETCH_MS) }).catch(
    (error: unknown) => {
      throw new KeepingFault("unreachable", error);
    },
  );
  // The page was removed: delete its copy.
  if (response.status === 404 || response.status === 410) await erasePages((page) => page.path === path);
  return response;
}

type Made = { html: string; as: KeptAs; bytes: number; paths: string[] };

/** Keeps the page's own headers with its content policy; the body is no longer compressed. */
function headersFor(response: Response, { html, as, bytes, paths }: Made): Headers {
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  headers.set(KEPT.at, new Date().toISOString());
  headers.set(KEPT.as, as);
  headers.set(KEPT.bytes, String(bytes));
  headers.set(KEPT.title, encodeURIComponent(titleOf(html)));
  headers.set(KEPT.files, paths.join(" "));
  return headers;
}

async function dropUnusedFiles(pages: Cache): Promise<void> {
  const kept = await pages.matchAll();
  const used = new Set(kept.flatMap(({ headers }) => headers.get(KEPT.files)?.split(" ") ?? []));
  const files = await caches.open(FILES);
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    if (!used.has(pathname)) await files.delete(request);
  }
}

/**
 * Takes a lock, because an old and a new worker may run at once: neither may delete files of a page that the other is
 * storing.
 */
async function alone(change: (pages: Cache) => Promise<void>): Promise<void> {
  await navigator.locks.request(PAGES, async () => change(await caches.open(PAGES)));
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
