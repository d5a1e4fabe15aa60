import { onArrival } from "./arrival.ts";

/** As served, every table is focusable, so that keys scroll it. One that fits needs no Tab stop. */
export function startScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else if (target !== document.activeElement) target.removeAttribute("tabindex");
    }
  });
  onArrival(({ root }) => {
    for (const frame of root.querySelectorAll(".scroll-x")) {
      // Inside closed details its size is unknown until they are opened.
      frame.removeAttribute("tabindex");
      observer.observe(frame);
    }
  });
}
