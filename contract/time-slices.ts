/**
 * Long work in time slices: after each piece the worker checks whether its slice is over, and then yields to the event
 * loop.
 */
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
