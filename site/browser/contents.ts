import { onArrival, onDeparture } from "./arrival.ts";

/** A contents list marks the part that is being read; folded, it stays at hand and closes when it has led somewhere. */
export function startContents(): void {
  let observer: IntersectionObserver | undefined;
  onDeparture((root) => root === document.body && observer?.disconnect());
  onArrival(({ how, root }) => {
    const list = how === "dialog" ? null : root.querySelector<HTMLElement>("[data-contents]");
    if (list) observer = follow(list);
  });
}

function follow(list: HTMLElement): IntersectionObserver {
  const links = [...list.querySelectorAll("a")];
  const targetOf = (link: HTMLAnchorElement) => document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const above = new Set<Element | null>();
  // Whatever is above the upper third of the screen, however far: the last heading of these is the one read under.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) above[isIntersecting ? "add" : "delete"](target);
      const read = links.findLast((link) => above.has(targetOf(link)));
      for (const link of links)
        if (link.hash === read?.hash) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
    },
    { rootMargin: "999999px 0px -66%" },
  );
  for (const link of links) {
    const target = targetOf(link);
    if (target) observer.observe(target);
  }
  const fold = list.querySelector("details");
  if (fold) {
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
  return observer;
}
