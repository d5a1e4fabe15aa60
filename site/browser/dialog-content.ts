import type { ModalId } from "#contract/modal-ids.ts";
import type { ModalSize } from "../parts/links/modal-part.ts";
import { addParts } from "./add-parts.ts";
import { fetchPage, getPage } from "./prefetch.ts";
import { isSameDocument } from "./links.ts";
import { makeUnique } from "./make-unique.ts";
import { readPage } from "./read-page.ts";
import { withoutSoftHyphens } from "./soft-hyphens.ts";

export type ModalContent = { part: HTMLElement; label: string; size: ModalSize; url: URL };

type Traits = {
  /** A fixed size; the shown part may request another. */
  size?: ModalSize;
  /** If its content cannot be loaded, it opens with just the phone; other modals become a link to their page. */
  isSilent?: true;
};
const TRAITS: Partial<Record<ModalId, Traits>> = {
  menu: { size: "full" },
  accessible: { size: "wide", isSilent: true },
  search: { size: "wide" },
};

/** The content of a modal, ready to be inserted: its ids are unique in the document. */
export async function contentOf(id: ModalId, url: URL, count: number, init?: RequestInit): Promise<ModalContent> {
  const { source, title, address } = init
    ? await fetched(id, url, init)
    : (hereOn(id, url) ?? (await fetched(id, url)));
  const { modalLabel, modalSize } = source.dataset;
  const part = document.createElement("div");
  part.append(...(source instanceof HTMLTemplateElement ? source.content : source).cloneNode(true).childNodes);
  part.className = source.className;
  part.lang = source.closest<HTMLElement>("[lang]")?.lang ?? "";
  for (const leftOut of part.querySelectorAll("script, [data-page-only]")) leftOut.remove();
  for (const place of part.querySelectorAll<HTMLElement>("[data-copy]")) copyInto(place);
  makeUnique(part, `modal-${count}-`);
  const label = modalLabel ?? withoutSoftHyphens(part.querySelector("h1, h2")?.textContent ?? title);
  return { part, label, size: (modalSize as ModalSize | undefined) ?? TRAITS[id]?.size ?? "default", url: address };
}

/** Where a link leads; in a drawing `href` is not a string. */
export function targetOf(link: Element): URL {
  return new URL(link.getAttribute("href") ?? "", location.href);
}

/** The fallback content of a modal: its name and the header's phone. Null if the modal has none. */
export function contentWithout(id: ModalId, link: HTMLAnchorElement): ModalContent | null {
  if (!TRAITS[id]?.isSilent) return null;
  const label = link.title || withoutSoftHyphens(link.textContent ?? "").trim();
  const part = document.createElement("div");
  const heading = document.createElement("h2");
  heading.textContent = label;
  part.append(heading);
  const phone = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]');
  if (phone) {
    // Not a copy: on narrow screens the header hides its own.
    const call = document.createElement("a");
    call.href = phone.href;
    call.className = "button";
    call.textContent = (phone.textContent ?? "").trim();
    part.append(call);
  }
  return { part, label, size: "default", url: targetOf(link) };
}

type Source = { source: HTMLElement; title: string; address: URL };

/** Some parts are templates in every page, and others are on the current one: they need no request. */
function hereOn(id: ModalId, url: URL): Source | null {
  const mark = `[data-modal-part~="${id}"]`;
  const selector = isSameDocument(url, location) ? mark : `template${mark}`;
  const source = document.querySelector<HTMLElement>(selector);
  return source && { source, title: document.title, address: url };
}

async function fetched(id: ModalId, url: URL, init?: RequestInit): Promise<Source> {
  const page = init
    ? await fetchPage(url.href, undefined, init)
    : await getPage(url.href, AbortSignal.timeout(GIVE_UP_MS));
  const next = await readPage(page, addParts);
  const source = next.querySelector<HTMLElement>(`[data-modal-part~="${id}"]`) ?? next.querySelector("main");
  // An error page is better shown as a page.
  if (!source || (page.status >= 400 && !init)) throw new Error(`${page.url}: ${page.status}`);
  return { source, title: next.title, address: new URL(page.url) };
}

/** After this timeout the browser loads the page itself, with its usual indicators of a slow load. */
const GIVE_UP_MS = 20_000;

/** The header's menus are copied from the page, the lower one first, with the current section open. */
function copyInto(place: HTMLElement): void {
  const sources = [...document.querySelectorAll(place.dataset["copy"] ?? "")];
  place.append(...sources.map((source) => source.cloneNode(true)).toReversed());
  for (const fold of place.querySelectorAll("details")) {
    fold.className = "unfolds";
    fold.open = fold.querySelector("[aria-current]") !== null;
  }
}
