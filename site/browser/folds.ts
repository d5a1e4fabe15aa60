import { onArrival } from "./arrival.ts";

/** A hash may lead into closed <details>. After our own navigation the browser does not open them, so this does. */
export function startFolds(): void {
  onArrival(({ how }) => how !== "dialog" && openFold());
  window.addEventListener("hashchange", openFold);
  // Before its first frame WebKit does not scroll.
  window.addEventListener("pageshow", ({ persisted }) => persisted || requestAnimationFrame(openFold));
}

function openFold(): void {
  const target = location.hash ? document.getElementById(decodedHash()) : null;
  const fold = target?.closest("details") ?? target?.querySelector<HTMLDetailsElement>(":scope > details");
  if (!target || !fold) return;
  // A browser may open the details itself but not scroll there: WebKit stays at the top, Chromium where they were
  // closed, and it gives up while they grow.
  fold.dataset["atOnce"] = "";
  fold.open = true;
  target.scrollIntoView({ behavior: "instant" });
}

/** The name in the hash; if it cannot be decoded, as it is. */
export function decodedHash(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
