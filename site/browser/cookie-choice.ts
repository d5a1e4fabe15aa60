const KEY = "cookie-consent";
/** A new version of the cookie policy asks everybody again. */
const ACCEPTED = "v1";
const REFUSED = "v1:refused";

type Choice = "accepted" | "refused";

/**
 * Also in memory, because a browser may refuse storage: then the notice shows on every load, and hides when answered.
 */
let chosenHere: Choice | undefined;
const listeners: (() => void)[] = [];

export function cookieChoice(): Choice | undefined {
  if (chosenHere) return chosenHere;
  try {
    const stored = localStorage.getItem(KEY);
    return stored === ACCEPTED ? "accepted" : stored === REFUSED ? "refused" : undefined;
  } catch {
    return undefined;
  }
}

export function onCookieChoice(listener: () => void): void {
  listeners.push(listener);
}

/** What an earlier "accept" loaded cannot be unloaded: the page is reloaded without it. */
export function chooseCookies(choice: Choice): void {
  const isWithdrawn = choice === "refused" && cookieChoice() === "accepted";
  chosenHere = choice;
  try {
    localStorage.setItem(KEY, choice === "accepted" ? ACCEPTED : REFUSED);
  } catch {
    // Storage refused: the notice shows again at the next load.
  }
  if (isWithdrawn) return location.reload();
  for (const listener of listeners) listener();
}
