/** A counting semaphore: the others wait in order, or until they are aborted. */
export function createSemaphore(permits: number) {
  let taken = 0;
  const waiting = new Set<() => void>();

  function release(): void {
    taken--;
    const [next] = waiting;
    next?.();
  }

  return {
    /** Resolves with a release function, to be called once. */
    acquire(signal: AbortSignal): Promise<() => void> {
      return new Promise((resolve, reject) => {
        const go = () => {
          stopWaiting();
          taken++;
          resolve(release);
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
        if (taken < permits) return go();
        waiting.add(go);
        signal.addEventListener("abort", giveUp);
      });
    },
  };
}
