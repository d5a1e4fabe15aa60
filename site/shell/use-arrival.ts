import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { getState } from "../state/store.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";

/** After a navigation to another page: the focus goes to its heading, its title is spoken, its sections rise. */
export function useArrival(): RefObject<HTMLOutputElement | null> {
  const { pathname, hash } = useLocation();
  const announcer = useRef<HTMLOutputElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    openFold(hash);
    if (last.current === pathname) return undefined;
    last.current = pathname;
    if (announcer.current) announcer.current.textContent = document.title;
    if (!hash) {
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    return getState().firstEnter ? undefined : revealOnScroll();
  }, [pathname, hash]);
  return announcer;
}

/** A link may lead to a place inside a fold; after a navigation nobody but us opens it. */
function openFold(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const fold = target?.closest("details:not([open])");
  if (!target || !fold) return;
  fold.setAttribute("open", "");
  target.scrollIntoView();
}
