/**
 * The promise's value, or `late` after the timeout. The work is not cancelled, only its result is no longer awaited.
 */
export async function withTimeout<Value, Late>(ms: number, work: Promise<Value>, late: Late): Promise<Value | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>();
  const timer = setTimeout(() => resolve(late), ms);
  // A failure after the deadline is ignored.
  work.catch(() => {});
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
