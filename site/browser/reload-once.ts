const KEY = "chunk-reload";
const GUARD_MS = 60_000;

/**
 * A part of the site could not be loaded: mostly a new version is out and the old files are gone, so the page is loaded
 * anew, once a minute at most; whether it is. What was typed into a form is kept as a draft;
 * a field that no draft keeps, such as a search, stays as it is while it holds something.
 */
export function reloadOnce(now: number = Date.now()): boolean {
  if (hasTyped() || !mayReload(now)) return false;
  location.reload();
  return true;
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

const UNKEPT = ":is(input, textarea):not([data-draft] *)";

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(UNKEPT);
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}
