import { wordsOfPage } from "./browser-words.ts";

/** What scripts put above the page. It stays while pages come and go. */
const overlay = document.createElement("div");
overlay.dataset["overlay"] = "";

/** What has to be reached also while a dialog is open: it moves into the topmost one. */
export const floating = document.createElement("div");

const announcer = document.createElement("output");
announcer.className = "sr";

export const curtain = document.createElement("div");
curtain.className = "curtain";
curtain.ariaHidden = "true";
curtain.dataset["curtain"] = "up";
/** What it says while it is down; the progress bar says it to those who hear. */
const loading = document.createElement("p");
loading.className = "loading";
loading.textContent = wordsOfPage().progress;
curtain.append(loading);

floating.append(announcer);
overlay.append(curtain, floating);
document.body.prepend(overlay);
skipFirst();

/** For those who hear the page: one region that always stands, and that a dialog does not silence. */
export function announce(text: string): void {
  announcer.textContent = text;
}

export function floatIn(dialog: HTMLElement | undefined): void {
  (dialog ?? overlay).append(floating);
}

/** The body's own children go, those of the next page come; the overlay is not touched. */
export function replacePage(next: HTMLElement): void {
  for (const child of Array.from(document.body.childNodes)) if (child !== overlay) child.remove();
  overlay.after(...next.childNodes);
  skipFirst();
}

/** Right after the skip link: what asks the visitor something is met first, not after the last link of the page. */
function skipFirst(): void {
  const skip = document.body.querySelector(".skip");
  if (skip) overlay.before(skip);
}
