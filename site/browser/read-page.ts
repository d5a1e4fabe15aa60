/** `url` is its final address. */
export type FetchedPage = { html: string; url: string; status: number };

/** A page that cannot be shown in this document: another build, another language, or an unknown structure. */
class UnfitPage extends Error {}

/** Loaded, but applied to nothing: the page that is still shown need not be laid out with styles of the next one. */
const INERT = "not all";
const loads = new WeakMap<HTMLLinkElement, Promise<void>>();
/** Only the last one: each takes as much memory as a shown page. */
let ahead: { page: FetchedPage; next: Document } | undefined;

/** The fetched page as a document, with its styles loaded here; nothing of it is shown yet. */
export async function readPage(page: FetchedPage, bring = loadSheets): Promise<Document> {
  const next = ahead?.page === page ? ahead.next : parse(page);
  // Showing it takes its elements away.
  ahead = undefined;
  await bring(next);
  return next;
}

/** The same before it is asked for. */
export async function readAhead(page: FetchedPage): Promise<void> {
  const next = parse(page);
  ahead = { page, next };
  await loadSheets(next);
}

function parse({ html, url }: FetchedPage): Document {
  const next = new DOMParser().parseFromString(html, "text/html");
  const isFit = scriptOf(next) === scriptOf(document) && next.documentElement.lang === document.documentElement.lang;
  if (!isFit || !next.querySelector("main")) throw new UnfitPage(url);
  return next;
}

function scriptOf({ head }: Document): string | null | undefined {
  return head.querySelector("script[type=module]:last-of-type")?.getAttribute("src");
}

/** Loads the styles that this document lacks, after its own: the page must not show unstyled. */
async function loadSheets(next: Document): Promise<void> {
  await Promise.all(
    sheetsOf(next).map((sheet) => {
      const present = sheetLike(sheet);
      return present ? loads.get(present) : addSheet(sheet, INERT);
    }),
  );
}

export function addSheet(sheet: HTMLLinkElement, media = sheet.media): Promise<void> {
  const link = document.importNode(sheet);
  if (media) link.media = media;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${link.href} could not be loaded`));
    });
  });
  loads.set(link, loaded);
  document.head.append(link);
  return loaded;
}

/** What was loaded for the next page applies from now on. */
export function applySheets(next: Document): void {
  for (const sheet of sheetsOf(next)) {
    const link = sheetLike(sheet);
    if (link?.media === INERT) copyAttributes(sheet, link);
  }
}

function sheetLike(sheet: HTMLLinkElement): HTMLLinkElement | undefined {
  return sheetsOf(document).find((link) => link.getAttribute("href") === sheet.getAttribute("href"));
}

function sheetsOf({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
}

/** Those that apply to the shown page. */
export function appliedSheets(shown: Document): HTMLLinkElement[] {
  return sheetsOf(shown).filter(({ media }) => media !== INERT);
}

export function copyAttributes(from: Element, to: Element): void {
  for (const { name } of Array.from(to.attributes)) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}
