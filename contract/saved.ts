/** A value that another program saved: it has not been checked yet. */
export type Saved = Record<string, unknown>;

export function isSaved(value: unknown): value is Saved {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first present one of several names that programs use for the same thing. */
export function firstOf(saved: Saved, ...names: string[]): unknown {
  return names.map((name) => saved[name]).find((value) => value !== undefined && value !== null && value !== "");
}
