import { useSyncExternalStore } from "react";

const KEY = "cookie-consent";
/** A new version of the cookie policy asks everybody again. */
const VERSION = "v1";

/** Kept beside the storage, which a browser may refuse: then the notice shows on every page load, and hides when accepted. */
let isAcceptedHere = false;
const listeners = new Set<() => void>();

/** null on the server and before hydration, when nobody knows yet. */
export function useConsent(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => isAcceptedHere || readStored(),
    () => null,
  );
}

export function acceptCookies(): void {
  isAcceptedHere = true;
  try {
    localStorage.setItem(KEY, VERSION);
  } catch {
    // Refused storage: the notice comes back with the next page load.
  }
  for (const listener of listeners) listener();
}

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === VERSION;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
