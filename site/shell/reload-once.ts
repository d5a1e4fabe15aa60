const KEY = "chunk-reload";
const GUARD_MS = 60_000;

/** Where the visitor is going just now; null while they are not, and what loads is only fetched ahead. */
let target: string | null = null;

export function setTarget(path: string | null): void {
  target = path;
}

/**
 * A part of the site could not be loaded: mostly a new version is out and the old files are gone, so the page is loaded
 * anew. Once a minute at most; when that was no help, or nothing can be remembered, the page asked for is loaded whole.
 */
export function reloadOnce(now: number = Date.now()): Promise<never> {
  const wanted = target;
  // One failure may be told several times; the first one decides.
  target = null;
  if (wanted !== null) {
    if (mayReload(now)) window.location.reload();
    else window.location.assign(wanted);
  }
  // A load ends this page, and what was only fetched ahead nobody waits for.
  return new Promise(() => {});
}

function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
