import { splitLocale } from "#contract/locale.ts";
import { isSameDocument, pageLink } from "./links.ts";
import { type FetchedPage, readAhead } from "./read-page.ts";

const AT_ONCE = 2;
const KEPT_MS = 30_000;
/** Pages that depend on the visitor; see scripts/built-constants.ts. */
declare const NEVER_CACHED_PATHS: string[];

export function mayBeFetchedAhead(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return !NEVER_CACHED_PATHS.some((never) => path === never || (never.endsWith("/") && path.startsWith(never)));
}

const kept = new Map<string, { page: Promise<FetchedPage>; at: number }>();
let underWay = 0;

/** The page's HTML: prefetched, or fetched now. */
export function getPage(address: string, signal: AbortSignal): Promise<FetchedPage> {
  const [key = ""] = address.split("#");
  const ahead = kept.get(key);
  if (ahead && performance.now() - ahead.at < KEPT_MS) return ahead.page.catch(() => fetchPage(key, signal));
  return fetchPage(key, signal);
}

/** Discards prefetched pages: the visitor would now get another rendering. */
export function forgetPages(): void {
  kept.clear();
}

export async function fetchPage(address: string, signal?: AbortSignal, init?: RequestInit): Promise<FetchedPage> {
  const response = await fetch(address, { ...init, headers: { Accept: "text/html" }, ...(signal && { signal }) });
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) throw new Error(`${address} is not a page`);
  // A link to the page without a query is "?", and the address then ends with it.
  return { html: await response.text(), url: response.url.replace(/\?$/, ""), status: response.status };
}

/**
 * Prefetches on pointer, focus and touch, before the press: two at once, kept for half a minute, not with Save-Data.
 */
export function startFetchingAhead(): void {
  const intend = ({ target }: Event) => {
    const link = pageLink(target);
    if (link && !isSameDocument(link, location)) fetchAhead(link);
  };
  for (const event of ["pointerover", "focusin", "touchstart", "pointerdown"])
    document.addEventListener(event, intend, { passive: true });
}

function fetchAhead({ href, pathname }: HTMLAnchorElement): void {
  const [key = ""] = href.split("#");
  const now = performance.now();
  for (const [address, { at }] of kept) if (now - at >= KEPT_MS) kept.delete(address);
  if (kept.has(key) || underWay >= AT_ONCE || !mayBeFetchedAhead(pathname) || savesData()) return;
  underWay++;
  const page = fetchPage(key);
  kept.set(key, { page, at: now });
  // The press then only has to show it; an error is left to the press.
  page
    .then((fetched) => whenIdle(() => void readAhead(fetched).catch(() => undefined)))
    .catch(() => kept.delete(key))
    .finally(() => underWay--);
}

/** At the latest after a second: a page that moves something all the time is never idle. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: 1000 });
  else work();
}

export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
