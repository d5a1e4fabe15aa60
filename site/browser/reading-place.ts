import { onDeparture } from "./arrival.ts";

let observer: IntersectionObserver | undefined;
onDeparture((root) => root === document.body && observer?.disconnect());
// Open over the text, a list would cover what is gone to.
document.addEventListener("click", closeFold);
document.addEventListener("focusin", closeFold);
document.addEventListener("keydown", ({ key }) => {
  const fold = key === "Escape" && openFold();
  if (!fold) return;
  fold.open = false;
  fold.querySelector("summary")?.focus();
});

/** A contents list marks the part that is being read; folded, it stays at hand and closes when it has led somewhere. */
export function follow(list: HTMLElement): void {
  observer?.disconnect();
  observer = mark([...list.querySelectorAll("a")]);
  list.dataset["live"] = "";
}

function openFold(): HTMLDetailsElement | null {
  return document.querySelector("[data-contents] > details[open]");
}

/** A press on one of its lines closes it, and whatever is done outside of it. */
function closeFold({ type, target }: Event): void {
  const fold = openFold();
  if (!fold || !(target instanceof Element)) return;
  const isOver = getComputedStyle(fold.parentElement ?? fold).position === "sticky";
  const isDone = fold.contains(target) ? type === "click" && target.closest("a") : isOver;
  if (isDone) fold.open = false;
}

function mark(links: HTMLAnchorElement[]): IntersectionObserver {
  const targetOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const above = new Set<Element | null>();
  // Whatever is above the upper third of the screen, however far: the last heading of these is the one read under.
  const reading = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) above[isIntersecting ? "add" : "delete"](target);
      const read = links.findLast((link) => above.has(targetOf(link)));
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
