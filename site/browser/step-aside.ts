/** The number to call in the page's head: on one screen with it the bar would say it twice. */
const NUMBER = "main [data-main]";
/** The page's main button: beside it the bar offers only the call. */
const ACTION = "main .button-action";
/** What the bar must not cover. A cross in a long list is no such button: with it the bar would hardly ever be there. */
const OWN = "main .button:is(.button-action, [type=submit])";

const observers: IntersectionObserver[] = [];
let watched: HTMLElement | undefined;
window.addEventListener("resize", () => watched && stepAside(watched));

/**
 * Hides the bar while the page's own number is visible, and while it would cover a button of the page; and its form
 * while the page's main button is visible.
 */
export function stepAside(bar: HTMLElement): void {
  for (const observer of observers.splice(0)) observer.disconnect();
  watched = bar;
  const reasons = { away: new Set<Element>(), quiet: new Set<Element>() };
  const show = () => {
    for (const [mark, { size }] of Object.entries(reasons)) bar.toggleAttribute(`data-${mark}`, size > 0);
  };
  if (getComputedStyle(bar).position !== "fixed") return show();
  const watch = (buttons: string, mark: keyof typeof reasons, rootMargin = "0px") => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reasons[mark][isIntersecting ? "add" : "delete"](target);
        show();
      },
      { rootMargin },
    );
    observers.push(observer);
    for (const button of document.querySelectorAll(buttons)) observer.observe(button);
  };
  watch(NUMBER, "away");
  watch(ACTION, "quiet");
  watch(OWN, "away", `${bar.offsetHeight - window.innerHeight}px 0px 0px`);
}
