import { arrived, departing } from "./arrival.ts";
import type { FetchedPage } from "./prefetch.ts";
import { replacePage } from "./overlay.ts";

/** A page that cannot be shown in this document: another build, another language, or an unknown structure. */
class UnfitPage extends Error {}

/** The fetched page as a document, with its styles already loaded here; nothing of it is shown yet. */
export async function readPage({ html, url }: FetchedPage, bring = addStyles): Promise<Document> {
  const next = new DOMParser().parseFromString(html, "text/html");
  const isFit = scriptOf(next) === scriptOf(document) && next.documentElement.lang === document.documentElement.lang;
  if (!isFit || !next.querySelector("main")) throw new UnfitPage(url);
  await bring(next);
  return next;
}

/** Replaces the whole page: the attributes of <html>, the head and the body. `settle` scrolls. */
export function showPage(next: Document, how: "navigation" | "refresh", settle?: () => void): void {
  departing(document.body);
  copyAttributes(next.documentElement, document.documentElement);
  replaceHead(next.head);
  replacePage(next.body);
  settle?.();
  arrived({ root: document.body, how });
}

function scriptOf({ head }: Document): string | null | undefined {
  return head.querySelector("script[type=module]:last-of-type")?.getAttribute("src");
}

/** Adds the styles that this document lacks, after its own, and waits for them: the page must not show unstyled. */
async function addStyles(next: Document): Promise<void> {
  await addSheets(styles(next).filter((sheet) => !styles(document).some((present) => present.isEqualNode(sheet))));
}

export async function addSheets(sheets: HTMLLinkElement[]): Promise<void> {
  await Promise.all(
    sheets.map((sheet) => {
      const link = document.importNode(sheet);
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", () => reject(new Error(`${link.href} could not be loaded`)));
      });
      document.head.append(link);
      return loaded;
    }),
  );
}

export function styles({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of Array.from(to.attributes)) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
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
