export type Draft = Record<string, string>;

const PREFIX = "draft:";
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The offered drafts by form name: read before the visitor types, because typing overwrites the stored draft. */
const offers = new Map<string, Draft | null>();

/** Stored in this tab only, until it is sent or a day has passed. */
export function keepDraft(name: string, typed: Draft, now: number = Date.now()): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ at: now, typed }));
  } catch {
    // Storage refused: the fields still have the values.
  }
}

export function readDraft(name: string, now: number = Date.now()): Draft | null {
  try {
    const { at, typed } = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "{}") as { at?: number; typed?: Draft };
    return typeof at === "number" && now - at < KEPT_MS && typed ? typed : null;
  } catch {
    return null;
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // No draft was stored.
  }
}

export function dropOldDrafts(now: number = Date.now()): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of names) if (!readDraft(key.slice(PREFIX.length), now)) sessionStorage.removeItem(key);
  } catch {
    // No draft was stored.
  }
}

/** The form is shown again: offer it the draft stored so far. */
export function renewOffer(name: string): Draft | null {
  const draft = readDraft(name);
  offers.set(name, draft);
  return draft;
}

export function offerOf(name: string): Draft | null {
  return offers.get(name) ?? null;
}
