import { wordsOfPage } from "./browser-words.ts";

/** What scripts show above the page. It stays when pages change. */
const overlay = document.createElement("div");
overlay.dataset["overlay"] = "";

/** What must be reachable while a dialog is open: it moves into the topmost one. */
export const floating = document.createElement("div");

const announcer = document.createElement("output");
announcer.className = "sr";

export const curtain = document.createElement("div");
curtain.className = "curtain";
curtain.ariaHidden = "true";
curtain.dataset["curtain"] = "up";
/** Shown while the curtain is down; for screen readers the progress bar has the text. */
const loading = document.createElement("p");
loading.className = "loading";
loading.textContent = wordsOfPage().progress;
curtain.append(loading);

floating.append(announcer);
overlay.append(curtain, floating);
document.body.prepend(overlay);
skipFirst();

/** For screen readers: one permanent live region, which a dialog does not silence. */
export function announce(text: string): void {
  announcer.textContent = text;
}

export function floatIn(dialog: HTMLElement | undefined): void {
  (dialog ?? overlay).append(floating);
}

/** Removes the page from the body; the overlay is kept. */
export function clearPage(): void {
  for (const child of Array.from(document.body.childNodes)) if (child !== overlay) child.remove();
}

/** Moves the children of the next page's body here. */
export function fillPage(next: HTMLElement): void {
  overlay.after(...next.childNodes);
  skipFirst();
}

/** Right after the skip link: a question to the visitor comes first, not after the last link of the page. */
function skipFirst(): void {
  const skip = document.body.querySelector(".skip");
  if (skip) overlay.before(skip);
}
