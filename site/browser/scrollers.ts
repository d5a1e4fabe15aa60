import { onArrival } from "./arrival.ts";

/** Served, every table takes the focus, so that keys scroll it. One that fits its place is not a Tab stop. */
export function startScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else if (target !== document.activeElement) target.removeAttribute("tabindex");
    }
  });
  onArrival(({ root }) => {
    for (const frame of root.querySelectorAll(".scroll-x")) {
      // One that a fold hides is not told of before it is seen.
      frame.removeAttribute("tabindex");
      observer.observe(frame);
    }
  });
}
