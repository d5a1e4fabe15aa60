/** The promise's value, or `late` after the timeout. The work is not stopped, only no longer waited for. */
export async function withTimeout<Value, Late>(ms: number, work: Promise<Value>, late: Late): Promise<Value | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>();
  const timer = setTimeout(() => resolve(late), ms);
  // A failure after the deadline is ignored.
  work.catch(() => {});
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
