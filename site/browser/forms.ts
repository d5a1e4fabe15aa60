import { closest } from "./links.ts";
import { goTo } from "./navigate.ts";
import { dropCurtain } from "./waiting.ts";

/**
 * GET forms navigate like links; a finished choice in a form with `data-auto` submits it, and one with `data-lands`
 * scrolls to the result.
 */
export function startForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method === "get" && !form.target) {
      event.preventDefault();
      const { auto, lands } = form.dataset;
      const keepScroll = lands === undefined && (auto !== undefined || new URL(form.action).hash !== "");
      goTo(addressOf(form, event.submitter), { keepScroll });
    } else if (form.hasAttribute("data-leaves")) dropCurtain();
  });
  watchChoices();
  // On the way back the browser restores the choice that led away; reset the form to match the address.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted && !isReturn()) return;
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-auto]")) form.reset();
  });
}

/** With the pointer or from an open list a choice is finished at once; with the arrow keys, on Enter or on blur. */
function watchChoices(): void {
  let unsent: HTMLSelectElement | undefined;
  // Arrow keys step through a closed list, and some browsers fire a change event at each step.
  let isWalking = false;
  const send = (select: HTMLSelectElement | undefined) => {
    unsent = undefined;
    select?.form?.requestSubmit();
  };
  document.addEventListener("pointerdown", () => (isWalking = false), { capture: true });
  document.addEventListener("keydown", ({ key, target }) => {
    const isEnd = key === "Enter" || key === " ";
    isWalking = !isEnd && target instanceof HTMLSelectElement;
    if (key === "Enter" && target === unsent) send(unsent);
  });
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !closest(target, "form[data-auto]")) return;
    if (isWalking) unsent = target;
    else send(target);
  });
  document.addEventListener("focusout", ({ target }) => {
    if (target === unsent) send(unsent);
  });
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "back_forward";
}

/** The query of a form; empty fields are left out, unless they are required: then the answer reports them. */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action);
  const isRequired = (name: string) => {
    const control = form.elements.namedItem(name);
    return control instanceof Element && control.matches(":required");
  };
  const fields = [...new FormData(form, submitter)].filter(([name, value]) => value !== "" || isRequired(name));
  url.search = new URLSearchParams(fields as [string, string][]).toString();
  return url;
}
