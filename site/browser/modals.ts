import { closest, isPlainPress } from "./links.ts";

/** A link with `data-modal` opens its page in a dialog; where that fails in any way, it is a link to the page. */
export function startModals(): void {
  document.addEventListener("click", (event) => {
    const link = isPlainPress(event) ? closest<HTMLAnchorElement>(event.target, "a[data-modal]") : null;
    if (!link) return;
    event.preventDefault();
    import("./dialogs.ts").then(
      ({ openModal }) => openModal(link),
      () => location.assign(link.href),
    );
  });
  const intend = ({ target }: Event) => {
    if (closest(target, "a[data-modal]")) void import("./dialogs.ts").catch(() => undefined);
  };
  for (const event of ["pointerover", "focusin"]) document.addEventListener(event, intend, { passive: true });
}
