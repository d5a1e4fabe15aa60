import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isRegistered, openModal } from "../modals/open-modal.ts";
import { setState } from "../state/store.ts";
import { endpoints, localeOfPath } from "../urls.ts";
import { useVision } from "../vision/vision.tsx";
import { setTarget } from "./reload-once.ts";

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
    const go = (path: string, preventScrollReset: boolean) => {
      setTarget(path);
      void navigate(path, { preventScrollReset });
    };
    window.addEventListener("popstate", () => setTarget(window.location.href), { signal, capture: true });
    document.addEventListener(
      "click",
      (event) => {
        if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
        if (closest(event.target, "[data-print]")) window.print();
        const video = closest<HTMLAnchorElement>(event.target, "a[data-video]");
        if (video) {
          event.preventDefault();
          import("../blocks/play-video.ts").then(
            ({ playVideo }) => playVideo(video),
            () => window.open(video.href, "_blank", "noopener"),
          );
        }
        const button = closest<HTMLAnchorElement>(event.target, "a[data-modal]");
        if (button && isRegistered(button.dataset["modal"])) {
          event.preventDefault();
          return openModal(button.dataset["modal"], button);
        }
        const link = pageLink(event.target);
        if (!link) return;
        // A place on this very page is the browser's own matter.
        if (link.hash && link.pathname + link.search === window.location.pathname + window.location.search) return;
        event.preventDefault();
        const preventScrollReset = link.dataset["keepScroll"] !== undefined;
        go(link.pathname + link.search + link.hash, preventScrollReset);
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
        if (form.method !== "get" || form.target) return;
        const asked = new URL(form.action);
        asked.search = queryOf(form, event.submitter);
        event.preventDefault();
        const preventScrollReset = asked.hash !== "" || form.dataset["auto"] !== undefined;
        go(asked.pathname + asked.search + asked.hash, preventScrollReset);
      },
      { signal },
    );
    document.addEventListener(
      "change",
      ({ target }) => {
        if (target instanceof HTMLSelectElement) target.closest<HTMLFormElement>("form[data-auto]")?.requestSubmit();
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
  const link = closest<HTMLAnchorElement>(target, "a[href]");
  if (!link || link.target || link.download || link.origin !== window.location.origin) return null;
  // The other language has another header and footer: it comes with a load.
  const isForeign = localeOfPath(link.pathname) !== localeOfPath(window.location.pathname);
  return isForeign || /^\/(api|media)\/|\.\w+$/.test(link.pathname) ? null : link;
}

/** What a form would ask for; empty fields are left out. */
function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].filter(([, value]) => value !== "");
  return new URLSearchParams(fields as [string, string][]).toString();
}

function closest<Found extends Element>(target: EventTarget | null, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
