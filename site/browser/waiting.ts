import { curtain, floating } from "./overlay.ts";
import { wordsOfPage } from "./browser-words.ts";

const CURTAIN_MS = 100;

let progress: HTMLProgressElement | undefined;
let timer: number | undefined;

/**
 * From a press until the next page is shown: the progress bar (CSS hides it for 200 ms), and the curtain if it takes
 * longer.
 */
export function startWaitingFor({ withCurtain }: { withCurtain: boolean }): void {
  if (!progress) {
    progress = document.createElement("progress");
    progress.className = "progress";
    progress.ariaLabel = wordsOfPage().progress;
    floating.append(progress);
  }
  window.clearTimeout(timer);
  if (!withCurtain) return;
  timer = window.setTimeout(dropCurtain, CURTAIN_MS);
}

export function stopWaiting(): void {
  window.clearTimeout(timer);
  progress?.remove();
  progress = undefined;
  curtain.dataset["curtain"] = "up";
  place();
}

/** The whole document is left, for the other language: the curtain falls at once. */
export function dropCurtain(): void {
  curtain.dataset["curtain"] = "down";
  place();
}

/** As of the last scroll event: to ask at another time makes the browser lay the page out at once. */
let isScrolled = false;

/** It starts under the header, or at the top if the header is scrolled away or a page is loading. */
function place(): void {
  curtain.toggleAttribute("data-at-top", isScrolled || curtain.dataset["curtain"] === "down");
}

export function startPageDeadline(): void {
  const onScroll = () => {
    isScrolled = window.scrollY > 0;
    place();
  };
  document.addEventListener("scroll", onScroll, { passive: true });
  // A document restored from the back/forward cache is not being left any more.
  window.addEventListener("pageshow", () => stopWaiting());
}
