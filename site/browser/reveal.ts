import { onArrival, onDeparture } from "./arrival.ts";

/** After a navigation the sections below the fold rise once as they come 100 px into view. Only a script hides them. */
export function startReveal(): void {
  let observer: IntersectionObserver | undefined;
  let [frame, timer] = [0, 0];
  onDeparture((root) => {
    if (root !== document.body) return;
    observer?.disconnect();
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  });
  onArrival(({ how, root }) => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["vision"];
    if (how !== "navigation" || isCalm) return;
    // Nobody sees what is below the fold yet: the page's first picture comes first.
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => (observer = revealIn(root)));
    });
  });
}

function revealIn(root: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.classList.remove("reveal-waiting");
      }
    },
    { rootMargin: "0px 0px -100px" },
  );
  const below = [...root.querySelectorAll("main :is(section, .section)")].filter(
    (section) => section.getBoundingClientRect().top > window.innerHeight,
  );
  for (const section of below) {
    section.classList.add("reveal", "reveal-waiting");
    observer.observe(section);
  }
  return observer;
}
