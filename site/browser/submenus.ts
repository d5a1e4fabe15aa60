import { closest } from "./links.ts";

const SWITCH_MS = 500;
/** How long the pointer must rest before a submenu opens: passing over it opens nothing. */
const REST_MS = 150;

/** Adds to the header's details what HTML lacks: opening on hover, closing on Escape, scroll and an outside click. */
export function startSubmenus(): void {
  let timer: number | undefined;
  /** Opened by a click or a key, not just by hover: the next click closes it. */
  let pinned: HTMLDetailsElement | null = null;
  const opened = () => document.querySelector<HTMLDetailsElement>(`${SUBMENU}[open]`);

  const close = () => {
    window.clearTimeout(timer);
    const details = opened();
    if (details) details.open = false;
    pinned = null;
  };
  /** While another submenu is open the switch is delayed, so that a pointer passing by does not change the menu. */
  const show = (details: HTMLDetailsElement) => {
    window.clearTimeout(timer);
    const other = opened();
    if (other === details) return;
    const open = () => {
      if (other) other.open = false;
      details.open = true;
    };
    if (other) timer = window.setTimeout(open, SWITCH_MS);
    else open();
  };

  document.addEventListener("pointermove", ({ pointerType, target }) => {
    const details = submenuAt(target);
    if (pointerType !== "mouse" || opened() || !details?.hasAttribute(HOVER)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(details), REST_MS);
  });
  document.addEventListener("pointerover", ({ pointerType, target }) => {
    if (pointerType !== "mouse") return;
    const details = submenuAt(target);
    if (!opened()) window.clearTimeout(timer);
    else if (details) show(details);
    // The way from a submenu to the next one leads over the rest of the header.
    else if (!pinned && !closest(target, "header")) {
      window.clearTimeout(timer);
      timer = window.setTimeout(close, SWITCH_MS);
    }
  });
  document.addEventListener("click", (event) => {
    const details = submenuAt(event.target);
    if (!details) return;
    if (closest(event.target, "a")) close();
    if (!closest(event.target, "summary")) return;
    event.preventDefault();
    if (details.open && pinned === details) return close();
    pinned = details;
    show(details);
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    const details = submenuAt(target);
    if (!(relatedTarget instanceof Element) || !details?.open || details.contains(relatedTarget)) return;
    // A press on another submenu moves the focus, too: its click switches to it.
    if (!relatedTarget.matches("summary:active")) close();
  });
  document.addEventListener("keydown", ({ key }) => {
    const details = opened();
    if (key !== "Escape" || !details) return;
    if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
    close();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (opened() && !submenuAt(target)) close();
  });
  document.addEventListener("scroll", () => opened() && close(), { passive: true });
}

const SUBMENU = "header details[name=submenu]";
const HOVER = "data-opens-on-hover";

function submenuAt(target: EventTarget | null): HTMLDetailsElement | null {
  return closest(target, SUBMENU);
}
