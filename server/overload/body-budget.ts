export type BudgetOptions = {
  /** For all bodies that are held at a time. */
  all: number;
  /** For those of one address. */
  ofOne: number;
};

/** Memory for what visitors send. Small bodies need none of it: a request without a file is never refused for others' files. */
export function createBodyBudget({ all, ofOne }: BudgetOptions) {
  const held = new Map<string, number>();
  const counts = { bytes: 0, refused: 0 };
  return {
    /** Read from outside. */
    counts: counts as Readonly<typeof counts>,
    /** Whether so many bytes more may be held for this address. */
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
