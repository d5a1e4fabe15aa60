const OWN = "main :is(.button-action, [type=submit])";

let observer: IntersectionObserver | undefined;
let watched: HTMLElement | undefined;
window.addEventListener("resize", () => watched && stepAside(watched));

/** Hides the bar while it would cover a button of the page. */
export function stepAside(bar: HTMLElement): void {
  observer?.disconnect();
  watched = bar;
  delete bar.dataset["away"];
  if (getComputedStyle(bar).position !== "fixed") return;
  const under = new Set<Element>();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) under[isIntersecting ? "add" : "delete"](target);
      if (under.size > 0) bar.dataset["away"] = "";
      else delete bar.dataset["away"];
    },
    { rootMargin: `${bar.offsetHeight - window.innerHeight}px 0px 0px` },
  );
  for (const button of document.querySelectorAll(OWN)) observer.observe(button);
}
