import { onDeparture } from "./arrival.ts";

let observer: IntersectionObserver | undefined;
let timer: number | undefined;

onDeparture((root) => {
  if (root !== document.body) return;
  observer?.disconnect();
  window.clearTimeout(timer);
});

/** The sections below the fold rise once when they are 100 px in view. Only a script hides them. */
export function reveal(root: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["vision"]) return;
  // What is below the fold is not visible yet: the first screen is drawn before.
  timer = window.setTimeout(() => (observer = revealIn(root)), 100);
}

/** The first entry of a section says where it is, without laying out the page for that. */
function revealIn(root: HTMLElement): IntersectionObserver {
  const watching = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBelow = boundingClientRect.top > window.innerHeight;
        if (!isIntersecting && (isBelow || target.matches(".reveal-waiting")))
          target.classList.add("reveal", "reveal-waiting");
        else {
          watching.unobserve(target);
          target.classList.remove("reveal-waiting");
        }
      }
    },
    { rootMargin: "0px 0px -100px" },
  );
  for (const section of root.querySelectorAll("main :is(section, .section)")) watching.observe(section);
  return watching;
}
