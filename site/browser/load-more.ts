import { arrived } from "./arrival.ts";
import { fetchPage } from "./fetch-ahead.ts";
import { keepInAddress } from "./state/address.ts";
import { loadWhole } from "./navigate.ts";
import { announce } from "./overlay.ts";
import { readPage } from "./show-page.ts";

/** Puts the list of the link's page behind the one that the link names by its id, and that page's own link in its place. */
export async function loadMore(link: HTMLAnchorElement): Promise<void> {
  const { loadMore: listId = "", waiting = "" } = link.dataset;
  if (link.ariaBusy === "true") return;
  const name = link.textContent;
  link.ariaBusy = "true";
  link.textContent = waiting;
  announce(waiting);
  try {
    const page = await fetchPage(link.href);
    const next = await readPage(page);
    const list = document.getElementById(listId);
    const more = [...(next.getElementById(listId)?.children ?? [])];
    if (!list || !link.isConnected) return;
    if (more.length === 0) throw new Error(`${page.url} has nothing more`);
    list.append(...more);
    arrived({ root: list, how: "refresh" });
    const further = next.querySelector(`[data-load-more="${CSS.escape(listId)}"]`);
    if (further) link.replaceWith(further);
    else link.remove();
    announce("");
    more[0]?.querySelector("a")?.focus();
    // Who reads one of them and comes back is shown the same ones again.
    keepInAddress(page.url);
  } catch {
    link.textContent = name;
    link.ariaBusy = null;
    loadWhole(link.href);
  }
}
