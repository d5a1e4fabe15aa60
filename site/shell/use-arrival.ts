import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { getState } from "../state/store.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";

/** After a navigation to another page: the focus goes to its heading, its title is there to be spoken, its sections rise. */
export function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState("");
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    setAnnounced(document.title);
    if (!hash) {
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }
    return getState().firstEnter ? undefined : revealOnScroll();
  }, [pathname, hash]);
  return announced;
}
