/** The number to call in the page's head: on one screen with it the bar would say it twice. */
const MAIN = "main [data-main]";
/** What the bar must not cover. A cross in a long list is no such button: with it the bar would hardly ever be there. */
const OWN = "main .button:is(.button-action, [type=submit])";

const observers: IntersectionObserver[] = [];
let watched: HTMLElement | undefined;
window.addEventListener("resize", () => watched && stepAside(watched));

/** Hides the bar while the page's own number is visible, and while it would cover a button of the page. */
export function stepAside(bar: HTMLElement): void {
  for (const observer of observers.splice(0)) observer.disconnect();
  watched = bar;
  const reasons = new Set<Element>();
  const show = () => {
    if (reasons.size > 0) bar.dataset["away"] = "";
    else delete bar.dataset["away"];
  };
  if (getComputedStyle(bar).position !== "fixed") return show();
  const watch = (buttons: string, rootMargin = "0px") => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reasons[isIntersecting ? "add" : "delete"](target);
        show();
      },
      { rootMargin },
    );
    observers.push(observer);
    for (const button of document.querySelectorAll(buttons)) observer.observe(button);
  };
  watch(MAIN);
  watch(OWN, `${bar.offsetHeight - window.innerHeight}px 0px 0px`);
}
