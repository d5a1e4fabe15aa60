import { closest, isPlainPress } from "./links.ts";
import { whenIdle } from "./prefetch.ts";
import { reloadOnce } from "./reload-once.ts";

/** A link with `data-modal` opens its page in a dialog; if that fails in any way, it is an ordinary link. */
export function startModals(): void {
  document.addEventListener("click", (event) => {
    const link = isPlainPress(event) ? closest<HTMLAnchorElement>(event.target, "a[data-modal]") : null;
    if (!link) return;
    event.preventDefault();
    import("./dialogs.ts").then(
      ({ openModal }) => openModal(link),
      () => reloadFor(link) || location.assign(link.getAttribute("href") ?? ""),
    );
  });
  document.addEventListener("keydown", (event) => {
    if (!isSearchKey(event)) return;
    const link = document.querySelector<HTMLAnchorElement>('header a[data-modal="search"]');
    if (!link || isFilledField(event.target)) return;
    event.preventDefault();
    link.click();
  });
  const intend = ({ target }: Event) => {
    if (closest(target, "a[data-modal]")) void import("./dialogs.ts").catch(() => undefined);
  };
  for (const event of ["pointerover", "focusin"]) document.addEventListener(event, intend, { passive: true });
  // The first access to the storage stops the page for a while.
  whenIdle(openPressed);
}

const PRESSED = "modal-pressed";

/** Reloads the page, which then opens what was pressed; false if it was reloaded already, and the link is followed. */
function reloadFor(link: HTMLAnchorElement): boolean {
  if (!reloadOnce()) return false;
  sessionStorage.setItem(PRESSED, location.pathname + link.getAttribute("href"));
  return true;
}

/** Only on the page where it was pressed: a reload without a connection fails, and the mark stays. */
function openPressed(): void {
  try {
    const pressed = sessionStorage.getItem(PRESSED);
    sessionStorage.removeItem(PRESSED);
    const links = pressed ? document.querySelectorAll<HTMLAnchorElement>("a[data-modal]") : [];
    [...links].find((link) => location.pathname + link.getAttribute("href") === pressed)?.click();
  } catch {
    // Without storage it was not reloaded either.
  }
}

/** Ctrl+K or ⌘K. By the key code, not by its letter: in the Russian layout it is л. */
function isSearchKey({ code, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return code === "KeyK" && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;
}

/** Not while typing: on a Mac it deletes to the end of the line, and opening a result would lose the text. */
function isFilledField(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.value !== "" && target.role !== "combobox";
}
