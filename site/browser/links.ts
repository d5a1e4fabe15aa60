import { splitLocale } from "#contract/locale.ts";
import { pageLocale } from "./browser-words.ts";

/**
 * Whether an address is a page of the site that can be shown in this document: same origin, same language, not a file.
 */
export function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  if (origin !== location.origin || /^\/(api|media|assets)\/|\.\w+$/.test(pathname)) return false;
  // Another language has its own words and fonts: it needs a full load.
  return splitLocale(pathname).locale === pageLocale();
}

/** The link at this element, unless the visitor opens it elsewhere. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = closest<HTMLAnchorElement>(target, "a[href]");
  return link && !link.target && !link.download && isPage(link) ? link : null;
}

export function closest<Found extends Element>(target: EventTarget | null, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** A press that we handle: not handled yet, and not one that opens a tab. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !event.defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The same page except for the hash. */
export function isSameDocument(a: URL | HTMLAnchorElement, b: URL | Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
