import { onArrival, onDeparture } from "./arrival.ts";

/** After a navigation the sections below the fold rise once when they are 100 px in view. Only a script hides them. */
export function startReveal(): void {
  let observer: IntersectionObserver | undefined;
  let timer: number | undefined;
  onDeparture((root) => {
    if (root !== document.body) return;
    observer?.disconnect();
    window.clearTimeout(timer);
  });
  onArrival(({ how, root }) => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["vision"];
    if (how !== "navigation" || isCalm) return;
    // What is below the fold is not visible yet: the first screen is drawn before.
    timer = window.setTimeout(() => (observer = revealIn(root)), 100);
  });
}

/** The first entry of a section says where it is, without laying out the page for that. */
function revealIn(root: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBelow = boundingClientRect.top > window.innerHeight;
        if (!isIntersecting && (isBelow || target.matches(".reveal-waiting")))
          target.classList.add("reveal", "reveal-waiting");
        else {
          observer.unobserve(target);
          target.classList.remove("reveal-waiting");
        }
      }
    },
    { rootMargin: "0px 0px -100px" },
  );
  for (const section of root.querySelectorAll("main :is(section, .section)")) observer.observe(section);
  return observer;
}
