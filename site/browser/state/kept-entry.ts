/**
 * Reads from local storage; null if there is nothing. Others may write there too, so the caller must check the value.
 */
export function readEntry(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** False if the browser refuses storage. */
export function keepEntry(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** False if the browser refuses access to storage. */
export function dropEntry(name: string): boolean {
  try {
    localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
