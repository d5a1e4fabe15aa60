/** What it comes to, or `late` when it takes longer than that. It is not stopped, only no longer waited for. */
export async function withTimeout<Value, Late>(ms: number, work: Promise<Value>, late: Late): Promise<Value | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>();
  const timer = setTimeout(() => resolve(late), ms);
  // Later than the deadline nobody hears its failure.
  work.catch(() => {});
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
