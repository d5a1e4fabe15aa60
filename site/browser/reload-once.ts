const KEY = "chunk-reload";
const GUARD_MS = 60_000;

/**
 * A part of the site could not be loaded: mostly a new version is out and the old files are gone, so the page is loaded
 * anew. Once a minute at most, and never while a field holds what somebody typed.
 */
export function reloadOnce(now: number = Date.now()): void {
  if (!hasTyped() && mayReload(now)) location.reload();
}

function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now - last < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Where nothing can be remembered it could go round for ever.
    return false;
  }
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}
