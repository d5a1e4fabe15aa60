/** So many at a time; the others wait for their turn, or until they are called off. */
export function createSlots(most: number) {
  let taken = 0;
  const waiting = new Set<() => void>();

  function leave(): void {
    taken--;
    const [next] = waiting;
    next?.();
  }

  return {
    /** Resolves with the way out, which is to be called once. */
    enter(signal: AbortSignal): Promise<() => void> {
      return new Promise((resolve, reject) => {
        const go = () => {
          stopWaiting();
          taken++;
          resolve(leave);
        };
        const giveUp = () => {
          stopWaiting();
          reject(signal.reason as Error);
        };
        const stopWaiting = () => {
          waiting.delete(go);
          signal.removeEventListener("abort", giveUp);
        };
        if (signal.aborted) return giveUp();
        if (taken < most) return go();
        waiting.add(go);
        signal.addEventListener("abort", giveUp);
      });
    },
  };
}
