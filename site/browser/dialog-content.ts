import type { ModalId } from "#contract/modal-ids.ts";
import type { ModalSize } from "../parts/links/modal-part.ts";
import { addParts } from "./add-parts.ts";
import { fetchPage, getPage } from "./prefetch.ts";
import { isSameDocument } from "./links.ts";
import { makeUnique } from "./make-unique.ts";
import { readPage } from "./show-page.ts";
import { withoutSoftHyphens } from "./soft-hyphens.ts";

export type ModalContent = { part: HTMLElement; label: string; size: ModalSize; url: URL };

type Traits = {
  /** Where it does not depend on what is shown; a part may ask for another one. */
  size?: ModalSize;
  /** Where its content cannot be had, it opens with the phone alone; the others become a link to their page. */
  isSilent?: true;
};
const TRAITS: Partial<Record<ModalId, Traits>> = {
  menu: { size: "full" },
  accessible: { size: "wide", isSilent: true },
  search: { size: "wide" },
};

/** What a modal shows, ready to be put into the document: none of its ids stands there already. */
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

/** What stands in a modal whose content cannot be had: its name and the header's phone. Null where there is no modal then. */
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
  return { part, label, size: "default", url: new URL(link.href) };
}

type Source = { source: HTMLElement; title: string; address: URL };

/** Some parts wait in every page, and others stand on the one that is shown: they need no request. */
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
  // A page that tells of an error is better read as a page.
  if (!source || (page.status >= 400 && !init)) throw new Error(`${page.url}: ${page.status}`);
  return { source, title: next.title, address: new URL(page.url) };
}

/** After this long the page itself is asked for, with all the browser shows of a slow load. */
const GIVE_UP_MS = 20_000;

/** What the page shows already need not stand in it twice: its header's menus, the lower first, open where the visitor is. */
function copyInto(place: HTMLElement): void {
  const sources = [...document.querySelectorAll(place.dataset["copy"] ?? "")];
  place.append(...sources.map((source) => source.cloneNode(true)).toReversed());
  for (const fold of place.querySelectorAll("details")) {
    fold.className = "unfolds";
    fold.open = fold.querySelector("[aria-current]") !== null;
  }
}
