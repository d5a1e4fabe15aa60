import { isKeptInAddress } from "./state/address.ts";
import { getState, setState } from "./state/store.ts";
import { fetchPage, getPage } from "./prefetch.ts";
import { deferLayout } from "./defer-layout.ts";
import { focusedPlace, focusHeading, focusTarget, toldBy } from "./focus.ts";
import { isPage, isPlainPress, isSameDocument, pageLink } from "./links.ts";
import { announce } from "./overlay.ts";
import { type FetchedPage, readPage } from "./read-page.ts";
import { showPage } from "./show-page.ts";
import { startWaitingFor, stopWaiting } from "./waiting.ts";

/** State of a navigation that keeps the scroll position: a filter, a tab. */
type Info = { keepScroll: true };

/** The address of the shown page; the browser's own may be ahead of it. */
let shown = new URL(location.href);
/** Set while an address must be loaded by the browser. */
let isWhole = false;

/**
 * Navigates without a full load. The browser's Navigation API handles history, scroll and going back; without it the
 * browser loads pages itself, and we only show progress.
 */
export function startNavigation(): void {
  if (!("navigation" in window)) return watchLoads();
  navigation.addEventListener("navigate", (event) => {
    const { destination, canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
    const url = new URL(destination.url);
    if (!canIntercept || hashChange || downloadRequest !== null || formData || isWhole) return;
    if (isKeptInAddress()) {
      shown = url;
      return;
    }
    if (navigationType === "reload" || !isPage(url) || isSettled(url, navigationType)) return;
    const coming = bring(url, event.signal);
    event.intercept({
      scroll: "manual",
      focusReset: "manual",
      // If the browser can defer it, the address changes with the page, not before.
      ...(canWait(event) && {
        precommitHandler: async (controller) => {
          const { url: final } = await coming;
          if (final !== url.href.split("#")[0]) controller.redirect(final);
        },
      }),
      handler: async () => {
        const { next, url: final } = await coming;
        arriveAt(next, event);
        if (final !== location.href.split("#")[0]) history.replaceState(history.state, "", final);
        shown = new URL(location.href);
      },
    });
  });
  navigation.addEventListener("navigateerror", () => {
    if (!isWhole && !navigation.transition) stopWaiting();
  });
  // A document restored from the back/forward cache is active again.
  window.addEventListener("pageshow", () => (isWhole = false));
}

/** Navigates like a press on a link. */
export function goTo(url: URL, { keepScroll = false } = {}): void {
  if ("navigation" in window) {
    const info: Info | undefined = keepScroll ? { keepScroll } : undefined;
    navigation.navigate(url.href, { info }).finished?.catch(() => undefined);
  } else {
    startWaitingFor({ withCurtain: true });
    location.assign(url);
  }
}

/** A full load, bypassing everything above. */
export function loadWhole(address: string): void {
  isWhole = true;
  if (address === location.href) location.reload();
  else location.assign(address);
}

/**
 * Renders the same page again, for what only the server can render. The focus stays where it was, unless `placeFocus`
 * moves it.
 */
export async function refreshPage(placeFocus = (returnFocus: () => void) => returnFocus()): Promise<void> {
  const address = location.href;
  startWaitingFor({ withCurtain: false });
  try {
    const next = await readPage(await fetchPage(address));
    if (address !== location.href) return;
    const returnFocus = focusedPlace();
    showPage(next, "refresh");
    placeFocus(returnFocus);
  } catch {
    loadWhole(address);
  } finally {
    stopWaiting();
  }
}

async function bring(url: URL, signal: AbortSignal): Promise<FetchedPage & { next: Document }> {
  startWaitingFor({ withCurtain: url.pathname !== shown.pathname });
  try {
    const page = await getPage(url.href, signal);
    const next = await readPage(page);
    signal.throwIfAborted();
    return { ...page, next };
  } catch (error) {
    // Whatever went wrong, a full load shows the visitor the truth.
    if (!signal.aborted) loadWhole(url.href);
    throw error;
  }
}

function arriveAt(next: Document, event: NavigateEvent): void {
  // From a dialog, a link leads to the page, even to another state of the one below.
  const isSamePage = new URL(event.destination.url).pathname === shown.pathname && getState().modals.length === 0;
  const returnFocus = isSamePage ? focusedPlace() : undefined;
  setState({ cityName: null });
  const isAtTop = event.navigationType !== "traverse" && !keepsScroll(event) && !location.hash;
  if (isAtTop && !isSamePage) deferLayout(next);
  showPage(next, "navigation", () => keepsScroll(event) || event.scroll());
  stopWaiting();
  announce((isSamePage && toldBy(document)) || document.title);
  if (focusTarget()) return;
  if (returnFocus) return returnFocus();
  if (!location.hash) focusHeading();
}

function keepsScroll({ info, sourceElement, navigationType }: NavigateEvent): boolean {
  if (navigationType === "traverse") return false;
  return (info as Info | undefined)?.keepScroll ?? sourceElement?.closest("[data-keep-scroll]") != null;
}

/** Our own correction of the address after a redirect does not load a page. */
function isSettled(url: URL, type: NavigationType): boolean {
  return type === "replace" && isSameDocument(url, shown) && isSameDocument(url, location);
}

function canWait({ cancelable }: NavigateEvent): boolean {
  return cancelable && "NavigationPrecommitController" in window;
}

/** The browser loads the page itself: show progress from the press until the page is left. */
function watchLoads(): void {
  document.addEventListener("click", (event) => {
    const link = isPlainPress(event) ? pageLink(event.target) : null;
    if (link && !(link.hash && isSameDocument(link, location))) startWaitingFor({ withCurtain: true });
  });
}
