export type BudgetOptions = {
  /** For all bodies held at the same time. */
  all: number;
  /** For the bodies of one address. */
  ofOne: number;
};

/**
 * The memory budget for request bodies. Small bodies need none of it: a request without a file is never refused because
 * of others' files.
 */
export function createBodyBudget({ all, ofOne }: BudgetOptions) {
  const held = new Map<string, number>();
  const counts = { bytes: 0, refused: 0 };
  return {
    /** For metrics and tests. */
    counts: counts as Readonly<typeof counts>,
    /** Whether this many more bytes may be held for this address. */
    take(address: string, bytes: number): boolean {
      const own = held.get(address) ?? 0;
      if (counts.bytes + bytes > all || own + bytes > ofOne) {
        counts.refused++;
        return false;
      }
      counts.bytes += bytes;
      held.set(address, own + bytes);
      return true;
    },
    giveBack(address: string, bytes: number): void {
      counts.bytes -= bytes;
      const left = (held.get(address) ?? 0) - bytes;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    },
  };
}

export type BodyBudget = ReturnType<typeof createBodyBudget>;
