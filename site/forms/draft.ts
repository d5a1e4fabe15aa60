import type { FormName } from "#contract/forms/forms.ts";

export type Draft = Record<string, string>;

const keyOf = (name: FormName) => `draft:${name}`;

/** After a sending that failed, never before: until the tab is closed, or it is sent, or the visitor says what to do with it. */
export function keepDraft(name: FormName, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the fields still hold it.
  }
}

export function readDraft(name: FormName): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
    return kept && typeof kept === "object" ? (kept as Draft) : null;
  } catch {
    return null;
  }
}

export function dropDraft(name: FormName): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
