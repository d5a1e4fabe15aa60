import { closest } from "./links.ts";
import { goTo } from "./navigate.ts";
import { dropCurtain } from "./waiting.ts";

/** Forms that ask by address go like links; a choice in a form with `data-auto` sends it at once. */
export function startForms(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.method === "get" && !form.target) {
      event.preventDefault();
      const keepScroll = form.dataset["auto"] !== undefined || new URL(form.action).hash !== "";
      goTo(addressOf(form, event.submitter), { keepScroll });
    } else if (form.hasAttribute("data-leaves")) dropCurtain();
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) closest<HTMLFormElement>(target, "form[data-auto]")?.requestSubmit();
  });
}

/** What a form asks for; empty fields are left out. */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action);
  const fields = [...new FormData(form, submitter)].filter(([, value]) => value !== "");
  url.search = new URLSearchParams(fields as [string, string][]).toString();
  return url;
}
