import { arrived, departing } from "./arrival.ts";
import { clearPage, fillPage } from "./overlay.ts";
import { applySheets, copyAttributes } from "./read-page.ts";

/**
 * Replaces the whole page: the attributes of <html>, the head and the body. `settle` scrolls. The old elements go first:
 * the browser updates the layout when it removes the focused one, and until the head changes it has nothing to update.
 */
export function showPage(next: Document, how: "navigation" | "refresh", settle?: () => void): void {
  departing(document.body);
  clearPage();
  copyAttributes(next.documentElement, document.documentElement);
  applySheets(next);
  replaceHead(next.head);
  fillPage(next.body);
  settle?.();
  arrived({ root: document.body, how });
}

/**
 * Elements that both heads have stay in place, so that no style is loaded or applied again; in development Vite has its
 * own there.
 */
function replaceHead(next: HTMLHeadElement): void {
  const wanted = [...next.children];
  for (const present of Array.from(document.head.children)) {
    const match = wanted.findIndex((element) => element.isEqualNode(present));
    if (match >= 0) wanted.splice(match, 1);
    else if (!present.matches("[data-vite-dev-id], [data-with-code]")) present.remove();
  }
  document.head.append(...wanted);
}
