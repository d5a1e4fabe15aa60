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
