import { onDeparture } from "./arrival.ts";

let observer: IntersectionObserver | undefined;
onDeparture((root) => root === document.body && observer?.disconnect());

/** A contents list marks the part that is being read; folded, it stays at hand and closes when it has led somewhere. */
export function follow(list: HTMLElement): void {
  observer?.disconnect();
  observer = mark([...list.querySelectorAll("a")]);
  const fold = list.querySelector("details");
  if (!fold) return;
  list.dataset["live"] = "";
  list.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) fold.open = false;
  });
  list.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !fold.open) return;
    fold.open = false;
    fold.querySelector("summary")?.focus();
  });
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
