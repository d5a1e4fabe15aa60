const KEY = "chunk-reload";
const GUARD_MS = 60_000;

/**
 * A part of the site could not be loaded: mostly a new version is out and the old files are gone, so the page is loaded
 * anew. Once a minute at most; when that was no help, or nothing can be remembered, the error is shown.
 */
export function reloadOnce(error: unknown, now: number = Date.now()): Promise<never> {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < GUARD_MS) throw error;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    throw error;
  }
  window.location.reload();
  // The reload ends this page, so nobody hears of it any more.
  return new Promise(() => {});
}
