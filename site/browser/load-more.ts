import { arrived } from "./arrival.ts";
import { fetchPage } from "./prefetch.ts";
import { keepInAddress } from "./state/address.ts";
import { loadWhole } from "./navigate.ts";
import { announce } from "./overlay.ts";
import { readPage } from "./read-page.ts";

/**
 * Appends the new items to the list that the link names by id, and replaces the link with the next one. The address
 * then shows all of them.
 */
export async function loadMore(link: HTMLAnchorElement): Promise<void> {
  const { loadMore: listId = "", from = link.href, waiting = "" } = link.dataset;
  if (link.ariaBusy === "true") return;
  const name = link.textContent;
  link.ariaBusy = "true";
  link.textContent = waiting;
  announce(waiting);
  try {
    const page = await fetchPage(new URL(from, link.href).href);
    const next = await readPage(page);
    const list = document.getElementById(listId);
    const more = [...(next.getElementById(listId)?.children ?? [])];
    if (!list || !link.isConnected) return;
    if (more.length === 0) throw new Error(`${page.url} has nothing more`);
    list.append(...more);
    arrived({ root: list, how: "refresh" });
    const further = next.getElementById(link.id);
    if (further) link.replaceWith(further);
    else link.remove();
    announce("");
    more[0]?.querySelector("a")?.focus();
    // Coming back or reloading shows the same items again.
    keepInAddress(link.pathname + link.search);
  } catch {
    link.textContent = name;
    link.ariaBusy = null;
    loadWhole(link.href);
  }
}
