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

/** It starts under the header, or at the top if the header is scrolled away or a page is loading. */
function place(): void {
  const isAtTop = curtain.dataset["curtain"] === "down" || window.scrollY > 0;
  curtain.toggleAttribute("data-at-top", isAtTop);
}

export function startPageDeadline(): void {
  document.addEventListener("scroll", place, { passive: true });
  // A document restored from the back/forward cache is not being left any more.
  window.addEventListener("pageshow", () => stopWaiting());
  place();
}
