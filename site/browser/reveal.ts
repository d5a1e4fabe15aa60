import { onArrival, onDeparture } from "./arrival.ts";

/** After a navigation the sections below the fold rise once when they are 100 px in view. Only a script hides them. */
export function startReveal(): void {
  let observer: IntersectionObserver | undefined;
  let timer: number | undefined;
  onDeparture((root) => {
    if (root !== document.body) return;
    observer?.disconnect();
    window.clearTimeout(timer);
    timer = undefined;
  });
  onArrival(({ how, root }) => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["vision"];
    if (how !== "navigation" || isCalm) return;
    // What is below the fold is not visible yet: the first screen is drawn before.
    const mine = window.setTimeout(
      () =>
        import("./reveal-sections.ts").then(
          ({ revealSections }) => timer === mine && (observer = revealSections(root)),
          () => undefined,
        ),
      100,
    );
    timer = mine;
  });
}
