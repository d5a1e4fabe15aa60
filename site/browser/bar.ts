import { onArrival } from "./arrival.ts";
import { withCode } from "./with-code.ts";

/** The bar at the foot of phones hides for the page's own buttons; wider screens have no bar and load nothing. */
export function startBar(): void {
  // Unlike asking for its size, this does not make the browser lay out the page in the middle of its arrival.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      withCode(import("./step-aside.ts"), ({ stepAside }) => stepAside(target));
    }
  });
  onArrival(({ how, root }) => {
    const bar = how === "dialog" ? null : root.querySelector("[data-bar]");
    observer.disconnect();
    if (bar) observer.observe(bar);
  });
}
