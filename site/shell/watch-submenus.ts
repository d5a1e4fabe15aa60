const SWITCH_MS = 500;

/** Gives the header's details what HTML lacks: opening on hover, closing on Escape, scroll and a click elsewhere. */
export function watchSubmenus(root: HTMLElement): () => void {
  let timer: number | undefined;
  /** Opened by a click or a key, not merely by the pointer passing: the next click closes it. */
  const opened = () => root.querySelector<HTMLDetailsElement>("details[open]");
  // One that is open already was opened by the browser itself, before this code was there.
  let pinned = opened();

  const close = () => {
    window.clearTimeout(timer);
    const details = opened();
    if (details) details.open = false;
    pinned = null;
  };
  /** While another one is open the switch waits, so that a pointer on its way does not change the menu under it. */
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

  const stop = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    target: HTMLElement | Document,
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => target.addEventListener(type, listener as EventListener, { signal: stop.signal, passive: type === "scroll" });

  on(root, "pointerover", ({ pointerType, target }) => {
    const details = detailsAt(target);
    if (pointerType === "mouse" && details) show(details);
  });
  on(root, "pointerleave", ({ pointerType }) => {
    window.clearTimeout(timer);
    if (pointerType === "mouse" && !pinned) timer = window.setTimeout(close, SWITCH_MS);
  });
  on(root, "click", (event) => {
    const details = detailsAt(event.target);
    if (event.target instanceof Element && event.target.closest("a")) close();
    if (!details || !(event.target instanceof Element) || !event.target.closest("summary")) return;
    event.preventDefault();
    if (details.open && pinned === details) return close();
    pinned = details;
    show(details);
  });
  on(root, "focusout", ({ relatedTarget }) => {
    const details = opened();
    if (relatedTarget instanceof Node && details && !details.contains(relatedTarget)) close();
  });
  on(document, "keydown", ({ key }) => {
    const details = opened();
    if (key !== "Escape" || !details) return;
    if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
    close();
  });
  on(document, "pointerdown", ({ target }) => {
    if (target instanceof Node && !opened()?.contains(target) && !detailsAt(target)?.closest("header")) close();
  });
  on(document, "scroll", close);
  const hovered = root.querySelector<HTMLDetailsElement>("details:hover");
  if (hovered && matchMedia("(hover: hover)").matches) show(hovered);
  return () => {
    close();
    stop.abort();
  };
}

function detailsAt(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest("details") : null;
}
