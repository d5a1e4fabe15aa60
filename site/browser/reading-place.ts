import { onDeparture } from "./arrival.ts";

let observer: IntersectionObserver | undefined;
onDeparture((root) => root === document.body && observer?.disconnect());
// An open list over the text would cover the target.
document.addEventListener("click", closeFold);
document.addEventListener("focusin", closeFold);
document.addEventListener("keydown", ({ key }) => {
  const fold = key === "Escape" && openFold();
  if (!fold) return;
  fold.open = false;
  fold.querySelector("summary")?.focus();
});

/**
 * Marks the part being read in the contents list; when folded, the list stays visible and closes after a press on an
 * entry.
 */
export function follow(list: HTMLElement): void {
  observer?.disconnect();
  observer = mark(list);
  list.dataset["live"] = "";
}

function openFold(): HTMLDetailsElement | null {
  return document.querySelector("[data-contents] > details[open]");
}

/** A press on an entry closes it, and so does any action outside of it. */
function closeFold({ type, target }: Event): void {
  const fold = openFold();
  if (!fold || !(target instanceof Element)) return;
  const isOver = getComputedStyle(fold.parentElement ?? fold).position === "sticky";
  const isDone = fold.contains(target) ? type === "click" && target.closest("a") : isOver;
  if (isDone) fold.open = false;
}

function mark(list: HTMLElement): IntersectionObserver {
  const links = [...list.querySelectorAll("a")];
  const targetOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const above = new Set<Element | null>();
  // Of all headings above the upper third of the screen, the last one is the current one.
  const reading = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) above[isIntersecting ? "add" : "delete"](target);
      const read = links.findLast((link) => above.has(targetOf(link)));
      // Before anything changes, so that no layout is made for it.
      if (read && list.scrollWidth > list.clientWidth) list.scrollTo({ left: read.offsetLeft - list.clientWidth / 2 });
      for (const link of links) link.ariaCurrent = link.hash === read?.hash ? "location" : null;
    },
    { rootMargin: "999999px 0px -66%" },
  );
  for (const link of links) {
    const target = targetOf(link);
    if (target) reading.observe(target);
  }
  return reading;
}
