/** After a navigation the reading begins at the heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Remembers where the focus is; the returned function puts it there again, on the element that has taken the place. */
export function focusedPlace(): () => void {
  const selector = selectorOf(document.activeElement);
  return () => {
    if (selector && document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  };
}

/** By id or, for links and the buttons of forms, by what they do. */
function selectorOf(element: Element | null): string | undefined {
  if (!element || element === document.body) return undefined;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const names = element instanceof HTMLAnchorElement ? ["href"] : ["name", "value"];
  const attributes = names.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`;
  });
  return attributes.length > 0 ? element.localName + attributes.join("") : undefined;
}
