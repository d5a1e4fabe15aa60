/** Long work in slices: whoever does it asks after each piece whether its slice is over, and then lets others have their turn. */
export function createTimeSlices(sliceMs: number) {
  let began = performance.now();
  return {
    isOver: () => performance.now() - began >= sliceMs,
    async yieldToEventLoop(): Promise<void> {
      await new Promise((resolve) => setImmediate(resolve));
      began = performance.now();
    },
  };
}
