import { onArrival } from "./arrival.ts";
import { decodedHash } from "./folds.ts";

/** Tabs that set the hash: the panel it names is shown, or the first one. */
export function startHashTabs(): void {
  onArrival(({ root }) => obeyHash(root));
  window.addEventListener("hashchange", () => obeyHash(document.body));
}

function obeyHash(root: HTMLElement): void {
  for (const tabs of root.querySelectorAll("[data-hash-tabs]")) {
    const panels = [...tabs.querySelectorAll<HTMLElement>(":scope > .tab-panels > *")];
    const current = panels.find(({ id }) => id === decodedHash()) ?? panels[0];
    for (const panel of panels) panel.hidden = panel !== current;
    for (const link of tabs.querySelectorAll<HTMLAnchorElement>(":scope > nav a[href]")) {
      if (decodeURIComponent(link.hash.slice(1)) === current?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    tabs.querySelector(".tab-panels")?.setAttribute("data-live", "");
  }
}
