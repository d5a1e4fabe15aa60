import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { setState } from "../state/store.ts";
import { endpoints, localeOfPath } from "../urls.ts";
import { useVision } from "../vision/vision.tsx";

/**
 * Links and forms of the site are plain HTML; this is what scripts add to all of them at once. A link to another page
 * changes the page without a load; the page a visitor is about to open is fetched ahead: its path is returned.
 */
export function useDelegation(): string | null {
  const navigate = useNavigate();
  const { submit } = useVision();
  const [intended, setIntended] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      "click",
      (event) => {
        const link = pageLink(event.target);
        if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
        // A place on this very page is the browser's own matter.
        if (link.hash && link.pathname + link.search === window.location.pathname + window.location.search) return;
        event.preventDefault();
        const preventScrollReset = link.dataset["keepScroll"] !== undefined;
        void navigate(link.pathname + link.search + link.hash, { preventScrollReset });
      },
      { signal },
    );
    document.addEventListener(
      "submit",
      (event) => {
        const form = event.target;
        if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
        const action = form.getAttribute("action");
        if (action === endpoints.chooseLocale.path) setState({ isLeaving: true });
        if (action === endpoints.changeVision.path) submit(event);
      },
      { signal },
    );
    const intend = ({ target }: Event) => {
      const link = pageLink(target);
      if (link && link.pathname !== window.location.pathname) setIntended(link.pathname + link.search);
    };
    document.addEventListener("pointerover", intend, { signal, passive: true });
    document.addEventListener("focusin", intend, { signal });
    return () => stop.abort();
  }, [navigate, submit]);
  return intended;
}

/** A link to a page of ours, that the visitor does not want elsewhere; files are none. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.origin !== window.location.origin) return null;
  // The other language has another header and footer: it comes with a load.
  const isForeign = localeOfPath(link.pathname) !== localeOfPath(window.location.pathname);
  return isForeign || /^\/(api|media)\/|\.\w+$/.test(link.pathname) ? null : link;
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
