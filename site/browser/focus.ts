import { decodedHash } from "./folds.ts";
import { withoutSoftHyphens } from "./soft-hyphens.ts";

/** After a navigation the focus goes to the heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** If the hash leads to a focusable element, such as the result of a form, the focus goes there. */
export function focusTarget(): boolean {
  const target = location.hash ? document.getElementById(decodedHash()) : null;
  if (!target?.hasAttribute("tabindex")) return false;
  target.focus({ preventScroll: true });
  return true;
}

/**
 * Remembers the focus; the returned function restores it on the element, on its replacement, or, if there is none, on
 * the element that tells the outcome.
 */
export function focusedPlace(): () => void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return () => undefined;
  const region = activeElement.closest("dialog, main, header, footer")?.localName ?? "body";
  const places = placesOf(activeElement, region);
  return () => {
    if (document.activeElement !== document.body) return;
    const place = places.reduce<HTMLElement | undefined>((found, find) => found ?? find(), undefined);
    const told = document.querySelector<HTMLElement>(`${region} [data-told]`);
    if (!place) told?.setAttribute("tabindex", "-1");
    (place ?? told)?.focus({ preventScroll: true });
  };
}

/** Announces the new state of the page, by its text or in other words: how much was found, in which order. */
export function toldBy(root: ParentNode): string {
  const told = [...root.querySelectorAll<HTMLElement>("[data-told]")];
  return told.map(({ dataset, textContent }) => dataset["told"] || withoutSoftHyphens(textContent).trim()).join(". ");
}

type Find = () => HTMLElement | undefined;

/** By id; a link by its text or its address; the buttons of forms by what they do. */
function placesOf(element: Element, region: string): Find[] {
  const { id, localName, textContent } = element;
  const find = (selector: string, fits: (other: Element) => boolean = () => true): Find => {
    const all = () => [...document.querySelectorAll<HTMLElement>(`${region} ${selector}`)].filter(fits);
    const index = all().findIndex((other) => other === element);
    return () => all()[index];
  };
  if (id) return [find(`#${CSS.escape(id)}`)];
  const having = (name: string) => {
    const value = element.getAttribute(name);
    return value === null ? "" : `[${name}="${CSS.escape(value)}"]`;
  };
  if (localName === "a") return [find("a", (other) => other.textContent === textContent), find(`a${having("href")}`)];
  return having("name") ? [find(localName + having("name") + having("value"))] : [];
}
