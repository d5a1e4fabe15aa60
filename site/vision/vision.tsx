import { createContext, startTransition, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { isKept } from "../static/kept-html.ts";
import type { VisionSettings } from "./settings.ts";

type Vision = {
  /** Null while the mode is off. */
  settings: VisionSettings | null;
  /** Makes the change that a form of the mode would post, at once and without a load. */
  submit: (event: SubmitEvent) => void;
};

export const VisionContext = createContext<Vision>({ settings: null, submit() {} });

export function useVision(): Vision {
  return use(VisionContext);
}

/** What the server read from the cookie, then what the visitor changed. Only what every page needs is here. */
export function useVisionState(served: VisionSettings | null): Vision {
  const [settings, setSettings] = useState(served);
  const { revalidate } = useRevalidator();
  const shown = useRef(served);
  const show = useCallback(
    (next: VisionSettings) => {
      const before = shown.current;
      const after = next.enabled ? next : null;
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      // A page that was served in the mode holds no ordinary header to go back to.
      if (!after && !isKept("header")) return window.location.reload();
      shown.current = after;
      // A transition: the page stays as it is until the styles and the header of the mode are there.
      startTransition(() => setSettings(after));
      // With or without pictures the page is other HTML.
      if ((before?.showImages ?? true) !== (after?.showImages ?? true)) void revalidate();
    },
    [revalidate],
  );

  const submit = useCallback(
    (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      const change = new FormData(form, submitter);
      event.preventDefault();
      import("./in-browser.ts").then(
        ({ changeCookie }) => show(changeCookie(change)),
        () => postPlainly(form, submitter),
      );
    },
    [show],
  );

  useEffect(() => {
    // A page that the browser kept from before, on the way back, may be of another mode than the cookie.
    const meet = () => {
      if (/visually_impaired=/.test(document.cookie))
        void import("./in-browser.ts").then(({ readCookie }) => show(readCookie()));
    };
    meet();
    addEventListener("pageshow", meet);
    return () => removeEventListener("pageshow", meet);
  }, [show]);

  useFocusOnSwitch(settings !== null);
  return useMemo(() => ({ settings, submit }), [settings, submit]);
}

/** The button that was pressed goes away with its header, so focus goes to what answers it: the panel, or the toggle. */
function useFocusOnSwitch(isOn: boolean) {
  const was = useRef(isOn);
  useEffect(() => {
    if (was.current === isOn) return;
    was.current = isOn;
    for (const place of document.querySelectorAll<HTMLElement>("[data-vision-switch]")) {
      place.focus();
      // One that is not shown at this width takes no focus.
      if (document.activeElement === place) return;
    }
  }, [isOn]);
}

/** The script of the mode did not come: the form goes the way it goes without scripts. */
function postPlainly(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (submitter instanceof HTMLButtonElement) {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.submit();
}

/** For <html>: CSS names every value, so no style attribute is needed. */
export function visionAttributes(settings: VisionSettings | null) {
  return (
    settings && {
      "data-vision": settings.theme,
      "data-vision-font": settings.fontSize,
      "data-vision-letter": settings.letterSpacing,
      "data-vision-line": settings.lineHeight,
      "data-vision-images": settings.showImages ? "on" : "off",
    }
  );
}
