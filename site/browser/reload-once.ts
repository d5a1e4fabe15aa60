const KEY = "chunk-reload";
const GUARD_MS = 60_000;

/**
 * Code could not be loaded, usually because a new version is deployed and the old files are gone: reloads the page, at
 * most once a minute, and returns whether it does. Without a connection it would lose the page. Forms are saved as
 * drafts; if a field without a draft, such as a search, has a value, the page is not reloaded.
 */
export function reloadOnce(now: number = Date.now()): boolean {
  if (!navigator.onLine || hasTyped() || !mayReload(now)) return false;
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
    // Without storage it could reload forever.
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
