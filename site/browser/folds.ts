import { onArrival } from "./arrival.ts";

/** A link may lead to a place inside a fold. After our own navigation the browser does not open the fold, so this does. */
export function startFolds(): void {
  onArrival(({ how }) => how !== "dialog" && openFold());
  window.addEventListener("hashchange", openFold);
  // Before its first frame WebKit goes nowhere.
  window.addEventListener("pageshow", ({ persisted }) => persisted || requestAnimationFrame(openFold));
}

function openFold(): void {
  const target = location.hash ? document.getElementById(decodedHash()) : null;
  const fold = target?.closest("details") ?? target?.querySelector<HTMLDetailsElement>(":scope > details");
  if (!target || !fold) return;
  // A browser may open the fold itself and yet stay elsewhere: WebKit at the top, Chromium where the fold was still shut.
  fold.open = true;
  target.scrollIntoView({ behavior: "instant" });
}

/** The name in the hash; one that cannot be decoded names itself. */
export function decodedHash(): string {
  const name = location.hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
