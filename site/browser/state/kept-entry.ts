/** What the visitor asked to keep in this browser. Others may write there too, so the reader checks what it gets; none is null. */
export function readEntry(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing. */
export function keepEntry(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** False where the browser lets nobody at what it keeps. */
export function dropEntry(name: string): boolean {
  try {
    localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}
